import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { isRetryable } from '#/api/query.ts'
import type { Branch } from '#/api/schema/branch.ts'
import { dayOf, openState } from '#/domain/hours/hours.ts'
import { deliveryEstimate } from '#/domain/order/estimate.ts'
import { draftAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { placeTitle } from '#/first-screen/place-title.ts'
import { clockTime, useDay, useMoney } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { joinDots } from '#/lib/join.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { citiesAtom, cityAtom } from '#/tenant/merchant.ts'
import { useNow } from '#/ui/use-now.ts'
import { useViewContext } from '#/ui/use-view-context.ts'
import { useNearestBranch } from './nearest.ts'
import { useOpenState } from './open.ts'
import type { TariffState } from './tariff.ts'

/** "35–45 min". */
export function useMinutes(): (eta: { min: number; max: number }) => string {
  const { t } = useLingui()
  // Non-breaking spaces keep it on one line.
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
  /** Null: the couriers work as long as the branch is open. */
  const ofCouriers = (branch: Branch, closesAt: string | null) => {
    const couriers = openState(branch, now, 'DELIVERY')
    const time = couriers.nextOpenAt ? clockTime(couriers.nextOpenAt) : couriers.closesAt
    if (!time || time === closesAt) return null
    return couriers.isOpen ? t`delivery until ${time}` : t`delivery from ${time}`
  }
  const opensAt = (moment: Date) => {
    const time = clockTime(moment)
    const date = day(moment)
    const isSoon = moment.getTime() - now.getTime() < 24 * 60 * 60_000 || dayOf(moment) === dayOf(now)
    return isSoon ? t`opens at ${time}` : t`opens at ${time}, ${date}`
  }
  return (branch, isDelivery = false) => {
    const { isOpen, closesAt, nextOpenAt } = openState(branch, now)
    if (!isOpen) return nextOpenAt ? opensAt(nextOpenAt) : t`closed`
    const couriers = isDelivery && ofCouriers(branch, closesAt)
    return couriers || (closesAt ? t`open until ${closesAt}` : t`open 24/7`)
  }
}

/** The texts of the address row. `tone` bad: nothing is delivered there. */
export type PlaceWords = { title: string; note: string; tone: 'plain' | 'bad' }

/** The two lines of the address row: the address, and time and price of the delivery. */
export function usePlaceWords(tariff: TariffState): PlaceWords {
  const { t } = useLingui()
  const textIn = useTextIn()
  const context = useViewContext()
  const hours = useHoursText()
  const priceAndTime = usePriceAndTime(tariff)
  const service = useAtomValue(serviceTypeAtom)
  const { place, table } = useAtomValue(draftAtom)
  const branch = useAtomValue(nearestBranchAtom)
  const { problem, isPending } = useNearestBranch()
  const open = useOpenState()
  const cityName = useNameOfOneCity()

  const branchName = branch ? textIn(branch.name) : ''
  const branchHours = branch ? hours(branch, service === 'DELIVERY') : ''
  const noAnswer = isRetryable(problem) ? t`No response yet, trying again` : ''

  const title = placeTitle({ service, place, table, branch }, context)
  const plain = (note: string): PlaceWords => ({ title, note, tone: 'plain' })
  const toPlace = (): PlaceWords => {
    const atBranch = joinDots([branchName, branchHours])
    if (problem?.kind === 'http' && problem.status < 500)
      return { title, note: t`We don’t deliver here yet`, tone: 'bad' }
    if (open && !open.isOpen) return plain(atBranch)
    if (isPending && !branch) return plain('')
    return plain(priceAndTime || atBranch || noAnswer)
  }

  if (service === 'DINE_IN') return plain(joinDots([branchName, branchHours || noAnswer]))
  if (service === 'PICK_UP') return plain(branchHours || noAnswer)
  if (place) return toPlace()
  const here = joinDots(cityName ? [cityName, branchName] : [branchName, branchHours])
  return plain(branch ? here : noAnswer || here)
}

/**
 * "30–45 min · delivery 9 000 so'm" (DL-16); the last known price while a new one is loading; empty: both are unknown.
 */
function usePriceAndTime(tariff: TariffState): string {
  const { t } = useLingui()
  const money = useMoney()
  const minutes = useMinutes()
  const branch = useAtomValue(nearestBranchAtom)
  const known = tariff.is === 'known' ? tariff.tariff : tariff.is === 'asking' ? tariff.last : null
  const eta = deliveryEstimate(known, branch)
  // Of an empty basket only the lowest price is known.
  const lowest = tariff.is === 'none' ? (branch?.deliveryPrice ?? null) : null
  const sum = money(known?.price ?? lowest ?? 0)
  const price =
    known?.price === 0 ? t`free delivery` : known ? t`delivery ${sum}` : lowest && t`delivery from ${sum}`
  return joinDots([eta && minutes(eta), price])
}

/**
 * The name of the city for a guest, where there are several; empty: there is only one. Until the city is chosen it is the
 * branch's, which it will be.
 */
function useNameOfOneCity(): string {
  const textIn = useTextIn()
  const cities = useAtomValue(citiesAtom)
  const chosen = useAtomValue(cityAtom)
  const branch = useAtomValue(nearestBranchAtom)
  const city = chosen ?? cities.find(({ id }) => id === branch?.cityId)
  return city && cities.length > 1 ? textIn(city.name) : ''
}
