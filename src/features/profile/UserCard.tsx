import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { errorOf } from '#/api/query.ts'
import { formatPhone } from '#/domain/phone.ts'
import { meQuery } from '#/session/me.ts'
import { type Customer, queryScopeAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { Button } from '#/ui/Button.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { Price } from '#/ui/Price.tsx'
import css from './UserCard.module.css'

/** The customer in the brand's fill; cashback is its largest number. */
export function UserCard({ customer }: { customer: Customer }) {
  const { t } = useLingui()
  const { cashback: hasCashback, balance: hasBalance } = useAtomValue(abilitiesAtom)
  const errorText = useErrorText()
  const { data, error, errorUpdatedAt, dataUpdatedAt, isFetching, refetch } = useQuery(
    meQuery(useAtomValue(queryScopeAtom)),
  )
  // What went wrong stays until the next answer, also while it is asked again.
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  const { firstName, lastName, phone, cashback, balance } = data ?? customer
  // What the server does not say is not zero.
  const isCashbackKnown = hasCashback && cashback !== null
  const isBalanceKnown = hasBalance && balance !== null
  const isOld = errorUpdatedAt > dataUpdatedAt && (hasCashback || hasBalance)
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const initials = [firstName, lastName].map((part) => part.charAt(0)).join('')
  return (
    <section className={css.card}>
      <div className={css.who}>
        <span className={css.face} aria-hidden="true">
          {initials || <UserRound size={28} strokeWidth={1.75} />}
        </span>
        <div className={css.words}>
          <p className={css.name}>{name || formatPhone(phone)}</p>
          {name && <p className={css.phone}>{formatPhone(phone)}</p>}
        </div>
      </div>
      {(isCashbackKnown || isBalanceKnown) && (
        <dl className={css.figures}>
          {isCashbackKnown && (
            <div>
              <dt>{t`Cashback`}</dt>
              <dd>
                <Price sum={cashback} />
              </dd>
            </div>
          )}
          {isBalanceKnown && (
            <div className={isCashbackKnown ? css.second : undefined}>
              <dt>{t`Balance`}</dt>
              <dd>
                <Price sum={balance} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {isOld && (
        <p className={css.old} role="status">
          <span>
            {t`Not up to date`}. {errorText(errorOf(last))}
          </span>
          <Button size="line" className={css.again} busy={isFetching} onPress={() => void refetch()}>
            {t`Try again`}
          </Button>
        </p>
      )}
    </section>
  )
}
