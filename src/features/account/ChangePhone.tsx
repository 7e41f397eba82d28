import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { accountApi } from '#/api/account.ts'
import { isRetryable } from '#/api/query.ts'
import { formatPhone, normalPhone } from '#/domain/phone.ts'
import { askCodeAtom, codeWaitAtom } from '#/session/code-wait.ts'
import { customerAtom } from '#/session/session.ts'
import { backAtom, useShell } from '#/shell/chrome.ts'
import { WideActionSlot } from '#/ui/ActionSlot.tsx'
import { Button } from '#/ui/Button.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { CodeForm } from '#/ui/form/CodeForm.tsx'
import { Form } from '#/ui/form/Form.tsx'
import { PhoneField } from '#/ui/form/PhoneField.tsx'
import { useCodeButton } from '#/ui/form/use-code-button.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { Screen } from '#/ui/Screen.tsx'
import { useCountdown } from '#/ui/use-countdown.ts'
import css from './ChangePhone.module.css'
import { useTakeUser } from './use-personal.ts'

/**
 * Changes the phone number, confirmed by a code that is sent to the new one (PF-03). A reload starts with the number
 * again.
 */
export function ChangePhone() {
  const [text, setText] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const again = (why: string | null) => {
    setError(why)
    setSentTo(null)
  }
  if (sentTo) return <Code phone={sentTo} onOther={again} />
  const onText = (typed: string) => {
    setText(typed)
    setError(null)
  }
  return <NewNumber text={text} onText={onText} error={error} onError={setError} onSent={setSentTo} />
}

const changePhone = (phone: string) => accountApi().changePhone(phone)

function NewNumber({
  text,
  onText,
  error,
  onError,
  onSent,
}: {
  text: string
  onText: (text: string) => void
  error: string | null
  onError: (error: string) => void
  onSent: (phone: string) => void
}) {
  const { t } = useLingui()
  const shell = useShell()
  const errorText = useErrorText()
  const customer = useAtomValue(customerAtom)
  const askCode = useSetAtom(askCodeAtom)
  const [isBusy, setIsBusy] = useState(false)
  const phone = normalPhone(text)
  const wait = useCountdown(useAtomValue(codeWaitAtom)(phone))
  const isSame = phone !== null && phone === customer?.phone
  const ask = async () => {
    if (!phone || isSame || isBusy || wait > 0) return
    setIsBusy(true)
    const [failure] = await askCode(phone, changePhone)
    setIsBusy(false)
    if (!failure) return onSent(phone)
    shell.haptic('error')
    onError(errorText(failure))
  }
  useCodeButton({ wait, busy: isBusy, disabled: phone === null || isSame, ask })
  return (
    <Screen title={t`New number`} ground="groups" hasFields>
      <p className={css.lead}>
        {t`We will send a code by SMS to the new number. You’ll use that number to log in from then on. Your other devices will be logged out.`}
      </p>
      <Form className={css.form} enterSends>
        <PhoneField
          label={t`Phone number`}
          value={text}
          isBig
          autoFocus
          enterKeyHint="send"
          error={isSame ? t`This is already your number` : error}
          onChange={onText}
        />
        <WideActionSlot />
      </Form>
    </Screen>
  )
}

function Code({ phone, onOther }: { phone: string; onOther: (why: string | null) => void }) {
  const { t } = useLingui()
  const notify = useNotify()
  const errorText = useErrorText()
  const back = useAtomValue(backAtom)
  const askCode = useSetAtom(askCodeAtom)
  const askAgainAt = useAtomValue(codeWaitAtom)(phone)
  const takeUser = useTakeUser()
  const onCode = async (code: string) => {
    const [failure, user] = await accountApi().verifyPhone(phone, code)
    if (user) {
      takeUser(user)
      notify({ text: t`Number changed`, tone: 'good' })
      back?.run()
      return null
    }
    const text = errorText(failure)
    // The server refused the number, not the code.
    if (failure.code === 'PHONE_TAKEN') onOther(text)
    if (failure.code === 'SMS_CODE_WRONG' || failure.code === 'SMS_CODE_EXPIRED')
      return { is: 'wrong' } as const
    return { is: isRetryable(failure) ? 'lost' : 'refused', text } as const
  }
  const onAskAgain = async () => {
    const [failure] = await askCode(phone, changePhone)
    return failure && errorText(failure)
  }
  return (
    <Screen title={t`Code from the SMS`} ground="groups" hasFields>
      <p className={css.lead}>{t`Sent to the number`}</p>
      <p className={css.number}>
        <span translate="no">{formatPhone(phone)}</span>
        <Button size="line" look="plain" onPress={() => onOther(null)}>{t`Change`}</Button>
      </p>
      <CodeForm onCode={onCode} askAgainAt={askAgainAt} onAskAgain={onAskAgain} />
    </Screen>
  )
}
