import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { errorOf } from '#/api/query.ts'
import { fullName } from '#/domain/contact.ts'
import { formatPhone } from '#/domain/phone.ts'
import { CashbackByMonth, cashbackQuery } from '#/features/cashback/index.ts'
import { usePercent } from '#/i18n/format.ts'
import { meQuery } from '#/session/me.ts'
import { type Customer, queryScopeAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { Button } from '#/ui/Button.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { Face } from '#/ui/Face.tsx'
import { Price } from '#/ui/Price.tsx'
import css from './UserCard.module.css'

/** The customer's card in the brand's colour; cashback is its largest number, but none is said in passing. */
export function UserCard({ customer }: { customer: Customer }) {
  const { t } = useLingui()
  const { cashback: hasCashback, balance: hasBalance } = useAtomValue(abilitiesAtom)
  const errorText = useErrorText()
  const { data, error, errorUpdatedAt, dataUpdatedAt, isFetching, refetch } = useQuery(
    meQuery(useAtomValue(queryScopeAtom)),
  )
  // An error stays until the next response, also during a retry.
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  const { firstName, lastName, phone, cashback, balance } = data ?? customer
  // A balance that the server does not send is not zero.
  const isCashbackKnown = hasCashback && cashback !== null
  const isBalanceKnown = hasBalance && balance !== null
  const isOld = errorUpdatedAt > dataUpdatedAt && (hasCashback || hasBalance)
  return (
    <section className={css.card}>
      <Who image={data?.image ?? null} {...{ firstName, lastName, phone }} />
      {(isCashbackKnown || isBalanceKnown) && (
        <dl className={css.figures}>
          {isCashbackKnown && (
            <div className={cashback === 0 ? css.none : undefined}>
              <dt>{t`Cashback`}</dt>
              <dd>
                <Price sum={cashback} />
              </dd>
            </div>
          )}
          {isBalanceKnown && (
            <div className={balance === 0 ? css.none : isCashbackKnown ? css.second : undefined}>
              <dt>{t`Balance`}</dt>
              <dd>
                <Price sum={balance} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {isCashbackKnown && <Earning isEmpty={cashback === 0} />}
      {isCashbackKnown && <CashbackByMonth balance={cashback} className={css.history} />}
      {isOld && (
        <p className={css.old} role="status">
          <span>{`${t`Not up to date`}. ${errorText(errorOf(last))}`}</span>
          <Button size="line" className={css.again} busy={isFetching} onPress={() => void refetch()}>
            {t`Try again`}
          </Button>
        </p>
      )}
    </section>
  )
}

function Who({
  image,
  firstName,
  lastName,
  phone,
}: Pick<Customer, 'firstName' | 'lastName' | 'phone'> & { image: string | null }) {
  const name = fullName({ firstName, lastName })
  return (
    <div className={css.who}>
      <Face image={image} firstName={firstName} lastName={lastName} size={56} />
      <div className={css.words}>
        <p className={css.name} translate="no">
          {name || formatPhone(phone)}
        </p>
        {name && (
          <p className={css.phone} translate="no">
            {formatPhone(phone)}
          </p>
        )}
      </div>
    </div>
  )
}

/** What an order earns, where the server says it (PC-07). Its line is there before, so that what follows does not move. */
function Earning({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useLingui()
  const percent = usePercent()
  const scope = useAtomValue(queryScopeAtom)
  const { data, isPending } = useQuery(cashbackQuery(scope))
  const share = data?.earnPercent ? percent(data.earnPercent) : null
  const use = isEmpty
    ? t`Cashback from your orders is kept here`
    : t`Cashback pays for dishes, not for delivery`
  const words = share ? t`${share} of every order comes back to you` : use
  return <p className={css.hint}>{isPending ? '\u00a0' : words}</p>
}
