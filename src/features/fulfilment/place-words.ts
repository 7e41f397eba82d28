import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { isTrouble } from '#/api/query.ts'
import type { Branch } from '#/api/schema/branch.ts'
import { dayOf, openState } from '#/domain/hours/hours.ts'
import { type DraftPlace, draftAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { clockTime, useDay, useMoney } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { joinCommas, joinDots } from '#/lib/join.ts'
import { tell } from '#/lib/told.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { citiesAtom, cityAtom } from '#/tenant/cities.ts'
import { useNow } from '#/ui/use-now.ts'
import { useNearestBranch } from './nearest.ts'
import { useOpenState } from './open.ts'
import type { TariffState } from './tariff.ts'

/** "Bunyodkor 12" of an address; its landmark when it has no street. */
export const addressLine = ({ streetName, houseNumber, landmark }: DraftPlace): string =>
  joinCommas([streetName, houseNumber]) || landmark

/** "35–45 min". */
export function useMinutes(): (eta: { min: number; max: number }) => string {
  const { t } = useLingui()
  // On one line wherever it stands.
  return ({ min, max }) =>
    (min === max ? t`${max} min` : t`${min}–${max} min`)
      .replaceAll(' ', '\u00a0')
      .replace('–', '\u2060–\u2060')
}

/**
 * "open until 23:00", "opens at 10:00", "opens at 10:00, 21 Nov". `isDelivery`: while the doors are open it is the couriers'
 * hours that count, "delivery until 22:00", "delivery from 08:00" (DL-14).
 */
export function useHoursText(): (branch: Branch, isDelivery?: boolean) => string {
  const { t } = useLingui()
  const now = useNow()
  const day = useDay()
  return (branch, isDelivery) => {
    const { isOpen, closesAt, nextOpenAt } = openState(branch, now)
    if (isOpen) {
      const couriers = openState(branch, now, 'DELIVERY')
      const time = couriers.nextOpenAt ? clockTime(couriers.nextOpenAt) : couriers.closesAt
      if (isDelivery && time && time !== closesAt)
        return couriers.isOpen ? t`delivery until ${time}` : t`delivery from ${time}`
      return closesAt ? t`open until ${closesAt}` : t`open around the clock`
    }
    if (!nextOpenAt) return t`closed`
    const time = clockTime(nextOpenAt)
    const date = day(nextOpenAt)
    const isSoon = nextOpenAt.getTime() - now.getTime() < 24 * 60 * 60_000 || dayOf(nextOpenAt) === dayOf(now)
    return isSoon ? t`opens at ${time}` : t`opens at ${time}, ${date}`
  }
}

/** What stands on the address row. `tone` bad: nothing is delivered there. */
export type PlaceWords = { title: string; note: string; tone: 'plain' | 'bad' }

/** The two lines of the address row: where to, and how soon for how much. */
export function usePlaceWords(tariff: TariffState): PlaceWords {
  const { t } = useLingui()
  const money = useMoney()
  const minutes = useMinutes()
  const textIn = useTextIn()
  const hours = useHoursText()
  const service = useAtomValue(serviceTypeAtom)
  const { place, table } = useAtomValue(draftAtom)
  const branch = useAtomValue(nearestBranchAtom)
  const { problem, isPending } = useNearestBranch()
  const open = useOpenState()
  const cities = useAtomValue(citiesAtom)
  const city = useAtomValue(cityAtom)

  const branchName = branch ? textIn(branch.name) : ''
  const branchHours = branch ? hours(branch, service === 'DELIVERY') : ''
  const noAnswer = isTrouble(problem) ? t`No response yet, trying again` : ''
  if (noAnswer && !branch) tell(problem)
  if (service !== 'DELIVERY') {
    const times = branchHours || noAnswer
    const number = table?.number
    return service === 'PICK_UP'
      ? { title: branchName || t`Choose a branch`, note: times, tone: 'plain' }
      : {
          title: table ? joinDots([t`Table ${number}`, textIn(table.hall)]) : t`Choose your table`,
          note: joinDots([branchName, times]),
          tone: 'plain',
        }
  }
  // Where there are several cities, a visitor sees which one this is.
  const cityName = city && cities.length > 1 ? textIn(city.name) : ''
  const atBranch = joinDots(cityName && !place ? [cityName, branchName] : [branchName, branchHours])
  if (!place)
    return { title: t`Set your address`, note: branch ? atBranch : noAnswer || atBranch, tone: 'plain' }
  const title = addressLine(place)
  if (problem?.kind === 'http' && problem.status < 500)
    return { title, note: t`We don't deliver here yet`, tone: 'bad' }
  if (open && !open.isOpen) return { title, note: atBranch, tone: 'plain' }
  if (isPending && !branch) return { title, note: '', tone: 'plain' }
  const known = tariff.is === 'known' ? tariff.tariff : tariff.is === 'asking' ? tariff.last : null
  const eta = known?.etaMinutes ?? branch?.etaMinutes ?? null
  const sum = known ? money(known.price) : ''
  const parts = [
    eta && minutes(eta),
    known && (known.price === 0 ? t`free delivery` : t`delivery ${sum}`),
    !eta && !known && atBranch,
  ]
  return { title, note: joinDots(parts) || noAnswer, tone: 'plain' }
}
