import { UNKNOWN } from '#/domain/hours/tashkent.ts'
import { type Finding, finding } from './finding.ts'
import type { Shop } from './shop.ts'
import { subjectOf } from './subject.ts'

/** Promo codes that are on and do not count: they are over, or nobody can read when they begin or end. */
export function promoFindings({ read: { promos }, now }: Shop): Finding[] {
  return (promos ?? [])
    .filter(({ isActive }) => isActive)
    .flatMap((promo) => {
      const subjects = [subjectOf('promo', promo)]
      const field = promo.startDate === UNKNOWN ? 'startDate' : 'endDate'
      if (promo.startDate === UNKNOWN || promo.endDate === UNKNOWN)
        return [finding('promoUnread', 'lost', subjects, { field })]
      return promo.endDate !== null && Date.parse(promo.endDate) < now.getTime()
        ? [finding('promoOver', 'hint', subjects, { field, sent: promo.endDate.slice(0, 10) })]
        : []
    })
}
