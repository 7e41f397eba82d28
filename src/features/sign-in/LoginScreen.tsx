import { Trans, useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { normalPhone } from '#/domain/phone.ts'
import { PrivacyLink } from '#/features/policies/index.ts'
import { href } from '#/paths.ts'
import { customerAtom } from '#/session/session.ts'
import { usePageBackground, useShell, useTitle } from '#/shell/chrome.ts'
import { brandLookAtom } from '#/tenant/merchant.ts'
import { linkToAtom } from '#/tenant/pages.ts'
import { ActionSlot } from '#/ui/ActionSlot.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { Form } from '#/ui/form/Form.tsx'
import { PhoneField } from '#/ui/form/PhoneField.tsx'
import { useCodeButton } from '#/ui/form/use-code-button.ts'
import { Picture } from '#/ui/Picture.tsx'
import { useCountdown } from '#/ui/use-countdown.ts'
import { askAgainAtom, phoneTextAtom, sendCodeAtom } from './atoms.ts'
import css from './Login.module.css'
import { TelegramWays } from './TelegramWays.tsx'
import { useAtHand } from './use-at-hand.ts'
import { useLeaveLogin } from './use-leave-login.ts'

/** The phone number, to which a code is sent by SMS. Inside Telegram the shorter ways are above it. */
export default function LoginScreen() {
  const { t } = useLingui()
  const { name, logo } = useAtomValue(brandLookAtom)
  const { initData } = useShell().launch
  const customer = useAtomValue(customerAtom)
  const leave = useLeaveLogin()
  useTitle(t`Log in`)
  usePageBackground('page')
  const atHand = useAtHand()
  const isCustomer = customer !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the change of the customer leaves the page
  useEffect(() => {
    if (isCustomer) leave()
  }, [isCustomer])
  return (
    <div className={css.page}>
      {logo && <Picture src={logo} width={72} height={72} className={css.logo} priority />}
      <h1 className={css.title}>{t`Log in to ${name}`}</h1>
      <p className={css.lead}>
        <span>{t`We will send a code by SMS.`}</span> <span>{atHand}</span>
      </p>
      {initData && <TelegramWays />}
      <PhoneForm />
      <ActionSlot />
      <Terms />
    </div>
  )
}

function PhoneForm() {
  const { t } = useLingui()
  const [text, setText] = useAtom(phoneTextAtom)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const wait = useCountdown(useAtomValue(askAgainAtom))
  const send = useSetAtom(sendCodeAtom)
  const errorText = useErrorText()
  const [, navigate] = useLocation()
  const phone = normalPhone(text)
  const ask = async () => {
    if (!phone || isBusy || wait > 0) return
    setIsBusy(true)
    const [failure] = await send(phone)
    setIsBusy(false)
    if (failure) setError(errorText(failure))
    else navigate(href('loginConfirm'), { replace: true })
  }
  useCodeButton({ wait, busy: isBusy, disabled: phone === null, ask })
  return (
    <Form className={css.form} enterSends>
      <PhoneField
        label={t`Phone number`}
        value={text}
        isBig
        autoFocus
        enterKeyHint="send"
        error={error}
        onChange={(value) => {
          setText(value)
          setError(null)
        }}
      />
    </Form>
  )
}

/** What is accepted by signing in; a merchant without terms of use has neither of the two texts (ST-08). */
function Terms() {
  const linkTo = useAtomValue(linkToAtom)
  const offer = linkTo('offerta')
  const rules = linkTo('loginRules')
  return (
    <>
      {offer && rules && (
        <p className={css.terms}>
          <Trans>
            By continuing you accept the <Link href={offer}>public offer</Link> and the{' '}
            <Link href={rules}>login rules</Link>
          </Trans>
        </p>
      )}
      <PrivacyLink className={css.terms} />
    </>
  )
}
