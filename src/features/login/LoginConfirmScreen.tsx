import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { Link, Redirect } from 'wouter'
import { isTrouble } from '#/api/query.ts'
import { formatPhone } from '#/domain/phone.ts'
import { href } from '#/paths.ts'
import { customerAtom } from '#/session/session.ts'
import { useGround, useMainButton, useShell, useTitle } from '#/shell/chrome.ts'
import { ActionSlot } from '#/ui/ActionSlot.tsx'
import { Button } from '#/ui/Button.tsx'
import { CodeField } from '#/ui/CodeField.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { askAgainAtom, confirmCodeAtom, sendCodeAtom, sentCodeAtom } from './atoms.ts'
import { CODE_LENGTH } from './code-length.ts'
import { minutesAndSeconds } from './countdown.ts'
import css from './Login.module.css'
import { useCountdown } from './use-countdown.ts'
import { useLeaveLogin } from './use-leave-login.ts'

/** The code of the SMS. Without a number, as after a reload, sign-in begins anew. */
export default function LoginConfirmScreen() {
  const phone = useAtomValue(sentCodeAtom)?.phone
  const customer = useAtomValue(customerAtom)
  // Entering forgets the number first; the form then leaves by itself, not by this way.
  const [known] = useState(phone)
  if (!known || (!phone && !customer)) return <Redirect to={href('login')} replace />
  return <Confirm phone={phone ?? known} />
}

function Confirm({ phone }: { phone: string }) {
  const { t } = useLingui()
  const shell = useShell()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const confirm = useSetAtom(confirmCodeAtom)
  const errorText = useErrorText()
  const leave = useLeaveLogin()
  useTitle(t`Code from the SMS`)
  useGround('page')
  const isFull = code.length === CODE_LENGTH
  const send = async (whole: string) => {
    if (isBusy) return
    setIsBusy(true)
    const [failure] = await confirm({ code: whole, initData: shell.refreshLaunch().initData })
    if (!failure) {
      shell.haptic('success')
      return leave()
    }
    setIsBusy(false)
    shell.haptic('error')
    setIsRefused(!isTrouble(failure))
    const isWrong = failure.code === 'SMS_CODE_WRONG' || failure.code === 'SMS_CODE_EXPIRED'
    const said = errorText(failure)
    setError(isWrong ? t`Wrong or expired code` : said)
  }
  useMainButton({
    label: t`Confirm`,
    busy: isBusy,
    // A code that was refused wants another one; one that nobody answered can be sent as it is.
    disabled: !isFull || (error !== null && isRefused),
    onPress: () => send(code),
  })
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t`Code from the SMS`}</h1>
      <p className={css.lead}>{t`Sent to the number`}</p>
      <p className={css.number}>
        <strong>{formatPhone(phone)}</strong>
        <Link href={href('login')} replace className={css.change}>{t`Change`}</Link>
      </p>
      <CodeField
        label={t`Code from the SMS`}
        length={CODE_LENGTH}
        value={code}
        error={error}
        autoFocus
        onChange={(value) => {
          setCode(value)
          setError(null)
        }}
        onFull={send}
      />
      <ActionSlot />
      <Again phone={phone} />
    </div>
  )
}

function Again({ phone }: { phone: string }) {
  const { t } = useLingui()
  const wait = useCountdown(useAtomValue(askAgainAtom))
  const send = useSetAtom(sendCodeAtom)
  const errorText = useErrorText()
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const again = async () => {
    setIsBusy(true)
    const [failure] = await send(phone)
    setIsBusy(false)
    notify(
      failure ? { text: errorText(failure), tone: 'error' } : { text: t`The code is sent`, tone: 'good' },
    )
  }
  const left = minutesAndSeconds(wait)
  return (
    <div className={css.again}>
      {wait > 0 ? (
        <p className={css.wait}>{t`Send the code again · ${left}`}</p>
      ) : (
        <Button look="plain" busy={isBusy} onPress={again}>{t`Send the code again`}</Button>
      )}
    </div>
  )
}
