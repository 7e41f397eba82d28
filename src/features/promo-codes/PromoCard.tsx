import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Check } from 'lucide-react'
import type { OwnPromo } from '#/api/schema/promo.ts'
import { UNKNOWN } from '#/domain/hours/tashkent.ts'
import type { PromoVerdict } from '#/domain/order/promo.ts'
import { useMenu } from '#/features/catalog/index.ts'
import { draftAtom } from '#/features/order-draft/index.ts'
import { useDate, useMoney } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { classNames } from '#/lib/class-names.ts'
import { href } from '#/paths.ts'
import { Button } from '#/ui/Button.tsx'
import { Dots } from '#/ui/base/Dots.tsx'
import css from './PromoCard.module.css'
import { promoAtom } from './promo.ts'
import { Ticket } from './Ticket.tsx'
import { useGives } from './words.ts'

/** Why a code cannot be applied, in a word. Reasons that depend on the basket are never shown here. */
const WHY: Record<PromoVerdict, MessageDescriptor | null> = {
  ok: null,
  PROMO_NOT_ACTIVE: msg`Switched off`,
  PROMO_NOT_STARTED: msg`Not active yet`,
  PROMO_EXPIRED: msg`Expired`,
  PROMO_ALREADY_USED: msg`Used`,
  PROMO_MIN_PRICE: null,
  PROMO_OUT_OF_SCOPE: null,
  PROMO_OWN: null,
  PROMO_FIRST_ORDER_ONLY: null,
  PROMO_LIMIT: null,
}

/** One code: its discount, its conditions, and a button that applies it; without `onTake` it cannot be applied. */
export function PromoCard({
  promo,
  state,
  isBusy = false,
  onTake,
}: {
  promo: OwnPromo
  state: PromoVerdict
  isBusy?: boolean
  onTake?: () => void
}) {
  const { i18n, t } = useLingui()
  const gives = useGives()
  const terms = useTerms(promo, state)
  const isApplied = useAtomValue(promoAtom)?.id === promo.id
  const { wantedPromo, promo: other } = useAtomValue(draftAtom)
  const { code } = promo
  // One that is on is not valid for its dates, which nobody can read: the list says no more than that it is not.
  const why = state === 'PROMO_NOT_ACTIVE' && promo.isActive ? null : WHY[state]
  return (
    <li className={classNames(css.card, !onTake && css.off)}>
      <Ticket isOff={!onTake} />
      <p className={css.gives}>
        <Dots of={gives(promo)} />
      </p>
      {why && <span className={css.why}>{i18n._(why)}</span>}
      {onTake && isApplied && (
        <Button size="line" to={href('basket')} icon={<Check size={18} aria-hidden="true" />}>
          {t`In the basket`}
        </Button>
      )}
      {onTake && !isApplied && (
        <Button size="line" busy={isBusy} onPress={onTake} aria-label={t`Apply ${code}`}>
          {t`Apply`}
        </Button>
      )}
      <div className={css.words}>
        <p className={css.code} translate="no">
          {code}
        </p>
        {terms.map((line) => (
          <p key={line} className={css.term}>
            {line}
          </p>
        ))}
        {onTake && !other && wantedPromo === code && (
          <p className={css.saved}>
            <Check size={16} aria-hidden="true" />
            <span>{t`Saved for checkout`}</span>
          </p>
        )}
      </div>
    </li>
  )
}

/** The conditions of a code, one line each: the minimum, the dishes, the dates. */
function useTerms(promo: OwnPromo, state: PromoVerdict): string[] {
  const { t } = useLingui()
  const money = useMoney()
  const date = useDate()
  const textIn = useTextIn()
  const { categoryById, groups } = useMenu()
  const { minPrice, scope, scopeIds, startDate, endDate } = promo
  const min = money(minPrice)
  const [from, until] = [startDate, endDate].map((limit) => (limit && limit !== UNKNOWN ? date(limit) : ''))
  const places =
    scope === 'ONE_CATEGORY'
      ? scopeIds.flatMap((id) => categoryById.get(id) ?? [])
      : groups.filter(({ id }) => scopeIds.includes(id))
  const names = places.map(({ name }) => textIn(name)).join(', ')
  const days = () => {
    // Its dates may be the reason, and say nothing then.
    if (state === 'PROMO_NOT_ACTIVE') return false
    if (state === 'PROMO_EXPIRED') return until !== '' && t`Expired on ${until}`
    if (state !== 'PROMO_NOT_STARTED') return until !== '' && t`Until ${until}`
    return until ? t`From ${from} to ${until}` : t`From ${from}`
  }
  return [
    minPrice > 0 && t`For orders over ${min}`,
    scope !== 'ALL' && (names ? t`Only: ${names}` : t`Only some dishes`),
    days(),
  ].filter((line) => line !== false)
}
