import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import type { Branch } from '#/api/schema/branch.ts'
import { fromNextMeal } from '#/domain/hours/day-times.ts'
import { dayOf } from '#/domain/hours/hours.ts'
import { bookableDays, nextFree, type Slot, slots, takenTimes } from '#/domain/hours/schedule.ts'
import type { OrderedService } from '#/domain/service.ts'
import { useIsBranchSettled, useOpenState } from '#/features/fulfilment/index.ts'
import { handChangesAtom, serviceTypeAtom, whenAtom } from '#/features/order-draft/index.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { useNow } from '#/ui/use-now.ts'
import { type ListedTimes, useListedTimes } from './listed-times.ts'

type Chosen = { day: string; time: string }

/** `isFull`: the branch takes no more orders for it (BX-32). */
export type OfferedSlot = Slot & { readonly isFull: boolean }

export type Times = {
  /** "As soon as possible" is available. */
  isAsapOpen: boolean
  reason: 'holiday' | 'closed' | null
  nextOpenAt: Date | null
  /** Days with available times, today first; "2026-11-21". */
  days: readonly string[]
  /** `listed`: what the branch has said of the day by now. */
  slotsOf: (day: string, listed?: ListedTimes) => readonly OfferedSlot[]
  /**
   * The time of the order; null: as soon as possible. `none`: the branch takes no order at all. `gone`: the time that
   * this page showed is no longer available, and the customer has to choose another (SC-03).
   */
  when: Chosen | null | 'none' | 'gone'
  /** What is no longer available: a time, full when others have taken it meanwhile; or an order for now. */
  lost: Lost | null
  /** The next free time after the one that is lost. */
  next: Slot | null
}

/** `time` null: as soon as possible. */
export type Lost = { readonly day: string; readonly time: string | null; readonly isFull: boolean }

/**
 * The times available for this order: now, or a time of the next days (SC-03, CO-14). A time of another visit that has
 * passed is dropped; one that this page has shown, chosen by the customer or by itself, is never replaced silently.
 */
export function useTimes(): Times {
  const now = useNow()
  const open = useOpenState()
  const branch = useAtomValue(nearestBranchAtom)
  const service = useAtomValue(serviceTypeAtom)
  const wanted = useAtomValue(whenAtom)
  const { time: choices } = useAtomValue(handChangesAtom)
  const isBranchSettled = useIsBranchSettled()
  // Another day is asked for when it is chosen; until then its times count as free.
  const day = wanted?.day ?? firstDay(branch, service, now, open?.isOpen ?? true)
  const { listed, isAsked } = useListedTimes(day)
  const offer = useMemo(
    () => offerOf(branch, service, now, open?.isOpen ?? true, { day, listed }),
    [branch, service, now, open, day, listed],
  )
  // Until the branch has said its times, a chosen one may be of another grid than ours.
  const said = wanted && !isAsked ? [{ from: wanted.time, available: true }] : undefined
  const offered = wanted && offer.slotsOf(wanted.day, said).find(({ time }) => time === wanted.time)
  const isFull = offered?.isFull === true
  const isGood = offered?.isFull === false

  const usual = offer.isAsapOpen ? null : usualOf(offer.first)
  const present = isGood ? wanted : usual
  // The time of this page lasts until another is chosen, here or in another tab, or another service.
  const question = [service, choices, wanted?.day, wanted?.time].join(' ')
  const [shown, setShown] = useState<{ question: string; when: Chosen | null } | null>(null)
  const mine = shown?.question === question ? shown : null
  // What the page chooses by itself waits for the list; a time that was chosen is shown at once.
  const isSettled = isBranchSettled && present !== 'none' && (isAsked || isGood) && !isFull
  useEffect(() => {
    if (isSettled && mine === null) setShown({ question, when: present })
  }, [isSettled, mine, question, present])

  const isReplaced = mine !== null && !isSame(mine.when, present)
  const isLost = branch !== null && (isReplaced || isFull)
  const before = mine ? mine.when : wanted
  return useMemo(() => {
    const isTaken = before !== null && offer.slotsOf(before.day).some(({ time }) => time === before.time)
    const lost: Lost | null = isLost
      ? { day: before?.day ?? dayOf(now), time: before?.time ?? null, isFull: isTaken }
      : null
    const freeOf = (one: string) => offer.slotsOf(one).filter((slot) => !slot.isFull)
    return {
      ...offer,
      reason: offer.isAsapOpen ? null : (open?.reason ?? 'closed'),
      nextOpenAt: open?.nextOpenAt ?? null,
      when: lost && usual !== 'none' ? 'gone' : present,
      lost,
      next: lost && nextFree({ day: lost.day, time: lost.time ?? '' }, offer.days, freeOf),
    }
  }, [now, open, offer, usual, present, before, isLost])
}

/** The time to order for; null: as soon as possible; undefined: there is none, or it has to be chosen. */
export const timeToOrder = ({ when }: Times): Chosen | null | undefined =>
  when === 'none' || when === 'gone' ? undefined : when

/** Whether two times of an order are the same; an order that nobody takes is none. */
const isSame = (one: Chosen | null, other: Chosen | null | 'none') =>
  one === other ||
  (one !== null && other !== null && other !== 'none' && one.day === other.day && one.time === other.time)

/** The time of an order that cannot be for now. */
const usualOf = (first: Slot | undefined) => (first ? { day: first.day, time: first.time } : 'none')

/** The day whose times are shown before one is chosen; empty: none. */
function firstDay(branch: Branch | null, service: OrderedService, now: Date, isAsapOpen: boolean): string {
  if (!branch) return ''
  const today = dayOf(now)
  if (isAsapOpen) return today
  return bookableDays(branch, now).find((day) => slots(branch, day, now, service).length > 0) ?? ''
}

/** The times that a branch offers at a moment; `said`: its list of one day. */
function offerOf(
  branch: Branch | null,
  service: OrderedService,
  now: Date,
  isAsapOpen: boolean,
  said: { day: string; listed: ListedTimes },
) {
  const slotsOf: Times['slotsOf'] = (day, listed = day === said.day ? said.listed : []) => {
    const all = branch ? slots(branch, day, now, service, listed) : []
    const taken = takenTimes(
      listed,
      all.map(({ time }) => time),
    )
    return all.map((slot) => ({ ...slot, isFull: taken.has(slot.time) }))
  }
  const today = dayOf(now)
  const days = branch
    ? bookableDays(branch, now).filter((day) => (isAsapOpen && day === today) || slotsOf(day).length > 0)
    : []
  const first = days
    .map((day) => {
      const free = slotsOf(day).filter(({ isFull }) => !isFull)
      return fromNextMeal(free, now)[0]
    })
    .find((slot) => slot !== undefined)
  return { isAsapOpen, days, slotsOf, first }
}
