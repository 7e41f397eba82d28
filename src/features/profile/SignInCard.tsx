import { useLingui } from '@lingui/react/macro'
import { UserRound } from 'lucide-react'
import { useAtHand, useRequireCustomer } from '#/features/sign-in/index.ts'
import { Button } from '#/ui/Button.tsx'
import css from './SignInCard.module.css'

/** Shown to guests on the profile: the benefits of signing in, and a button to do it. */
export function SignInCard() {
  const { t } = useLingui()
  const atHand = useAtHand()
  const requireCustomer = useRequireCustomer()
  return (
    <section className={css.card}>
      <span className={css.face} aria-hidden="true">
        <UserRound size={28} strokeWidth={1.75} />
      </span>
      <h2 className={css.title}>{t`Log in to your profile`}</h2>
      <p className={css.text}>{atHand}</p>
      <Button size="page" look="brand" onPress={() => requireCustomer()}>{t`Log in`}</Button>
    </section>
  )
}
