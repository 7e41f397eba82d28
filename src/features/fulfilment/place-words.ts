import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { isTrouble } from '#/api/query.ts'
import type { Branch } from '#/api/schema/branch.ts'
import { dayOf, openState } from '#/domain/hours/hours.ts'
import { type DraftPlace, draftAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { clockTime, useDay, useMoney } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { joinCommas, joinDots } from '#/lib/join.ts'
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
  /** Null: the couriers come as long as the doors are open. */
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
    return couriers || (closesAt ? t`open until ${closesAt}` : t`open around the clock`)
  }
}

/** What stands on the address row. `tone` bad: nothing is delivered there. */
export type PlaceWords = { title: string; note: string; tone: 'plain' | 'bad' }

/** The two lines of the address row: where to, and how soon for how much. */
export function usePlaceWords(tariff: TariffState): PlaceWords {
  const { t } = useLingui()
  const textIn = useTextIn()
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
  const noAnswer = isTrouble(problem) ? t`No response yet, trying again` : ''

  const atTable = (): PlaceWords => {
    const number = table?.number
    return {
      title: table ? joinDots([t`Table ${number}`, textIn(table.hall)]) : t`Choose your table`,
      note: joinDots([branchName, branchHours || noAnswer]),
      tone: 'plain',
    }
  }
  const toPlace = (to: DraftPlace): PlaceWords => {
    const title = addressLine(to)
    const atBranch = joinDots([branchName, branchHours])
    if (problem?.kind === 'http' && problem.status < 500)
      return { title, note: t`We don't deliver here yet`, tone: 'bad' }
    if (open && !open.isOpen) return { title, note: atBranch, tone: 'plain' }
    if (isPending && !branch) return { title, note: '', tone: 'plain' }
    return { title, note: priceAndTime || atBranch || noAnswer, tone: 'plain' }
  }

  if (service === 'DINE_IN') return atTable()
  if (service === 'PICK_UP')
    return { title: branchName || t`Choose a branch`, note: branchHours || noAnswer, tone: 'plain' }
  if (place) return toPlace(place)
  const here = joinDots(cityName ? [cityName, branchName] : [branchName, branchHours])
  return { title: t`Set your address`, note: branch ? here : noAnswer || here, tone: 'plain' }
}

/** "30–45 min · delivery 9 000 so'm"; the last known price while another is asked for; empty: neither is known. */
function usePriceAndTime(tariff: TariffState): string {
  const { t } = useLingui()
  const money = useMoney()
  const minutes = useMinutes()
  const branch = useAtomValue(nearestBranchAtom)
  const known = tariff.is === 'known' ? tariff.tariff : tariff.is === 'asking' ? tariff.last : null
  const eta = known?.etaMinutes ?? branch?.etaMinutes ?? null
  const sum = known ? money(known.price) : ''
  return joinDots([eta && minutes(eta), known && (known.price === 0 ? t`free delivery` : t`delivery ${sum}`)])
}

/** Where there are several cities, a visitor sees which one this is; empty: there is one only. */
function useNameOfOneCity(): string {
  const textIn = useTextIn()
  const cities = useAtomValue(citiesAtom)
  const city = useAtomValue(cityAtom)
  return city && cities.length > 1 ? textIn(city.name) : ''
}
