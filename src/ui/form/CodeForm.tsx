import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { minutesAndSeconds } from '#/domain/hours/countdown.ts'
import { useMainButton, useShell } from '#/shell/chrome.ts'
import { ActionSlot } from '#/ui/ActionSlot.tsx'
import { Button } from '#/ui/Button.tsx'
import { Dots } from '#/ui/base/Dots.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { useCountdown } from '#/ui/use-countdown.ts'
import { CodeField } from './CodeField.tsx'
import css from './CodeForm.module.css'

/** Digits of an SMS code; the server decides, 4 to 8 are rendered. */
const wanted = Number(import.meta.env?.VITE_CODE_LENGTH ?? 6)
const SMS_CODE_LENGTH = wanted >= 4 && wanted <= 8 ? wanted : 6

/**
 * Why a code was not accepted. `lost`: there was no response, and it can be sent again; otherwise another code is
 * needed.
 */
type Refusal = { is: 'wrong' } | { is: 'refused' | 'lost'; text: string }

/**
 * The field for the code, the main button that sends it, and the button for another code: a whole page except its head.
 */
export function CodeForm({
  onCode,
  askAgainAt,
  onAskAgain,
}: {
  /** Null: the code was right, and the page is left. */
  onCode: (code: string) => Promise<Refusal | null>
  /** ms by this device's clock. */
  askAgainAt: number
  /** The error; null: another code was sent. */
  onAskAgain: () => Promise<string | null>
}) {
  const { t } = useLingui()
  const shell = useShell()
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  // A code is valid once: an attempt whose response was lost may have used it up.
  const [hasLost, setHasLost] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const send = async (whole: string) => {
    if (isBusy) return
    setIsBusy(true)
    const refused = await onCode(whole)
    shell.haptic(refused ? 'error' : 'success')
    if (!refused) return
    setIsBusy(false)
    setRefusal(refused)
    if (refused.is === 'lost') setHasLost(true)
  }
  const askAgain = async () => {
    const trouble = await onAskAgain()
    if (!trouble) setHasLost(false)
    return trouble
  }
  const wordsOf = (why: Refusal) => {
    if (why.is !== 'wrong') return why.text
    return hasLost
      ? t`The code was not accepted. The response to your last attempt was lost, so the code may already be used. Request a new one below.`
      : t`Wrong or expired code`
  }
  useMainButton({
    label: t`Confirm`,
    busy: isBusy,
    // After a refusal another code is needed; without a response the same one can be sent again.
    disabled: code.length !== SMS_CODE_LENGTH || (refusal !== null && refusal.is !== 'lost'),
    onPress: () => send(code),
  })
  return (
    <>
      <CodeField
        label={t`Code from the SMS`}
        length={SMS_CODE_LENGTH}
        value={code}
        error={refusal && wordsOf(refusal)}
        autoFocus
        onChange={(value) => {
          setCode(value)
          setRefusal(null)
        }}
        onFull={send}
      />
      <ActionSlot />
      <Again askAgainAt={askAgainAt} onAskAgain={askAgain} />
    </>
  )
}

function Again({ askAgainAt, onAskAgain }: { askAgainAt: number; onAskAgain: () => Promise<string | null> }) {
  const { t } = useLingui()
  const wait = useCountdown(askAgainAt)
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const again = async () => {
    setIsBusy(true)
    const trouble = await onAskAgain()
    setIsBusy(false)
    notify(trouble ? { text: trouble, tone: 'error' } : { text: t`Code sent`, tone: 'good' })
  }
  const left = minutesAndSeconds(wait)
  return (
    <div className={css.again}>
      {wait > 0 ? (
        <p className={css.wait}>
          <Dots of={t`Send the code again · ${left}`} />
        </p>
      ) : (
        <Button look="plain" busy={isBusy} onPress={again}>{t`Send the code again`}</Button>
      )}
    </div>
  )
}
