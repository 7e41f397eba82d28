import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { Link, Redirect } from 'wouter'
import { isRetryable } from '#/api/query.ts'
import { formatPhone } from '#/domain/phone.ts'
import { href } from '#/paths.ts'
import { customerAtom } from '#/session/session.ts'
import { usePageBackground, useShell, useTitle } from '#/shell/chrome.ts'
import { useErrorText } from '#/ui/describe-error.ts'
import { CodeForm } from '#/ui/form/CodeForm.tsx'
import { askAgainAtom, confirmCodeAtom, sendCodeAtom, sentCodeAtom } from './atoms.ts'
import css from './Login.module.css'
import { useLeaveLogin } from './use-leave-login.ts'

/** The code of the SMS. Without a number sign-in starts again. */
export default function LoginConfirmScreen() {
  const phone = useAtomValue(sentCodeAtom)?.phone
  const customer = useAtomValue(customerAtom)
  // A successful sign-in clears the number first; the form then leaves the page, not this redirect.
  const [known] = useState(phone)
  if (!known || (!phone && !customer)) return <Redirect to={href('login')} replace />
  return <Confirm phone={phone ?? known} />
}

function Confirm({ phone }: { phone: string }) {
  const { t } = useLingui()
  const shell = useShell()
  const confirm = useSetAtom(confirmCodeAtom)
  const sendAgain = useSetAtom(sendCodeAtom)
  const askAgainAt = useAtomValue(askAgainAtom)
  const errorText = useErrorText()
  const leave = useLeaveLogin()
  useTitle(t`Code from the SMS`)
  usePageBackground('page')
  const onCode = async (code: string) => {
    const [failure] = await confirm({ code, initData: shell.refreshLaunch().initData })
    if (!failure) {
      leave()
      return null
    }
    const isWrong = failure.code === 'SMS_CODE_WRONG' || failure.code === 'SMS_CODE_EXPIRED'
    const text = errorText(failure)
    if (isWrong) return { is: 'wrong' } as const
    return { is: isRetryable(failure) ? 'lost' : 'refused', text } as const
  }
  const onAskAgain = async () => {
    const [failure] = await sendAgain(phone)
    return failure && errorText(failure)
  }
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t`Code from the SMS`}</h1>
      <p className={css.lead}>{t`Sent to the number`}</p>
      <p className={css.number}>
        <strong translate="no">{formatPhone(phone)}</strong>
        <Link href={href('login')} replace className={css.change}>{t`Change`}</Link>
      </p>
      <CodeForm onCode={onCode} askAgainAt={askAgainAt} onAskAgain={onAskAgain} />
    </div>
  )
}
