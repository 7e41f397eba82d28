import type { Branch } from '#/api/schema/branch.ts'
import { openIntervals, span, spansOn } from '#/domain/hours/hours.ts'
import { clockMinutes, dayNumber, WORK_DAYS } from '#/domain/hours/tashkent.ts'
import { type Finding, finding } from './finding.ts'
import type { Shop } from './shop.ts'
import { subjectOf } from './subject.ts'

/** How far ahead an opening is looked for, days. */
const AHEAD = 31

function branchFindings(branch: Branch, { abilities, now }: Shop): Finding[] {
  const subjects = [subjectOf('branch', branch)]
  const today = dayNumber(clockMinutes(now))
  if (openIntervals(branch, today, AHEAD).length === 0)
    return [finding('neverOpen', 'lost', subjects, { field: 'workHours' })]
  const unread = WORK_DAYS.filter((day) => spansOn(branch, day) === null)
  const delivers = abilities.delivery && branch.settings?.deliveryEnabled !== false
  return [
    ...unread.map((day) => finding('daysUnread', 'lost', subjects, { field: 'workHours', about: { day } })),
    ...(delivers && openIntervals(branch, today, AHEAD, 'DELIVERY').length === 0
      ? [
          finding('neverDelivers', 'lost', subjects, {
            field: 'deliveryStart',
            sent: `${branch.deliveryStart || '…'}–${branch.deliveryEnd || '…'}`,
          }),
        ]
      : []),
  ]
}

/** Branches that no customer will find open, and dishes that are cooked at no hour that can be read. */
export function hoursFindings(shop: Shop): Finding[] {
  return [
    ...shop.branches.flatMap((branch) => branchFindings(branch, shop)),
    ...(shop.read.menu?.categories ?? [])
      .filter(({ availableFrom, availableTo }) => span(availableFrom, availableTo) === null)
      .map((one) => finding('neverCooked', 'lost', [subjectOf('category', one)], { field: 'availableFrom' })),
  ]
}
