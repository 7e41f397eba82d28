import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { monthOf } from '#/domain/hours/months.ts'
import {
  type CashbackMonth,
  cashbackByMonth,
  type ExpiringCashback,
  nextToExpire,
} from '#/domain/order/cashback-history.ts'
import { useDate, useMoney } from '#/i18n/format.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { MonthBars } from '#/ui/MonthBars.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { Sheet } from '#/ui/Sheet.tsx'
import { useNow } from '#/ui/use-now.ts'
import css from './HistorySheet.module.css'
import { cashbackHistoryQuery, cashbackQuery } from './queries.ts'

/** What came, went and expires of the cashback, month by month (DX-10). `balance`: so'm. */
export function HistorySheet({
  open,
  onClose,
  balance,
}: {
  open: boolean
  onClose: () => void
  balance: number
}) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`Cashback by month`}>
      <History balance={balance} />
    </Sheet>
  )
}

function History({ balance }: { balance: number }) {
  const { t } = useLingui()
  const scope = useAtomValue(queryScopeAtom)
  const query = useInfiniteQuery(cashbackHistoryQuery(scope))
  // What expires is an addition: without it the history is as good.
  const { data: account } = useQuery(cashbackQuery(scope))
  return (
    <QueryView
      query={query.isFetchNextPageError ? { ...query, error: null } : query}
      skeleton={<Skeleton height={260} radius="var(--radius-section)" />}
    >
      {({ pages }) => {
        const lines = pages.flatMap((page) => page.content)
        const expiring = account?.expiring ?? []
        const months = cashbackByMonth(lines, expiring)
        if (months.length === 0)
          return (
            <EmptyState
              icon={<EmptyArt of="receipt" />}
              title={t`No cashback yet`}
              hint={t`Cashback from your orders is kept here`}
            />
          )
        return (
          <Picture
            {...{ balance, months, expiring }}
            oldest={lines.flatMap(({ createdDate }) => createdDate ?? []).at(-1)}
            onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            isBusy={query.isFetchingNextPage}
          />
        )
      }}
    </QueryView>
  )
}

function Picture({
  balance,
  months,
  expiring,
  oldest,
  onMore,
  isBusy,
}: {
  balance: number
  months: readonly CashbackMonth[]
  expiring: readonly ExpiringCashback[]
  /** When the oldest change that was read was made, ISO 8601. */
  oldest: string | undefined
  onMore: (() => void) | undefined
  isBusy: boolean
}) {
  const { t } = useLingui()
  const money = useMoney()
  const date = useDate()
  const now = useNow()
  // Servers that say nothing of it have cashback that stays.
  const hasEnd = months.some(({ expired }) => expired > 0)
  const next = nextToExpire(expiring, now)
  const [held, sum] = [money(balance), next && money(next.amount)]
  const end = next?.date && date(next.date)
  const since = oldest && date(oldest)
  return (
    <div className={css.history}>
      <div>
        <p className={css.balance} translate="no">
          {held}
        </p>
        {sum && end && <p className={css.note}>{t`${sum} of it expires on ${end}`}</p>}
      </div>
      <MonthBars
        label={t`Cashback by month`}
        series={[
          { name: t`Earned`, tone: 'good' },
          { name: t`Spent`, tone: 'brand' },
          ...(hasEnd ? [{ name: t`Expires`, tone: 'quiet' as const }] : []),
        ]}
        months={months.map(({ month, came, went, expired }) => ({
          month,
          values: hasEnd ? [came, went, expired] : [came, went],
        }))}
        chosen={monthOf(now.toISOString())}
        format={money}
        onMore={onMore}
        isBusy={isBusy}
      />
      {onMore && since && (
        <p className={css.note}>{t`Counted since ${since}. Earlier months load when you go back to them.`}</p>
      )}
    </div>
  )
}
