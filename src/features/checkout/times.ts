import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import type { Branch } from '#/api/schema/branch.ts'
import { dayOf } from '#/domain/hours/hours.ts'
import { bookableDays, isSlotGood, nextFree, type Slot, slots } from '#/domain/hours/schedule.ts'
import type { OrderedService } from '#/domain/service.ts'
import { useOpenState } from '#/features/fulfilment/index.ts'
import { serviceTypeAtom, whenAtom } from '#/features/order-draft/index.ts'
import { serverNow } from '#/lib/clock.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { useNow } from '#/ui/use-now.ts'
import { type FullSlots, useFullSlots } from './full-slots.ts'

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
  slotsOf: (day: string) => readonly OfferedSlot[]
  /**
   * The time of the order; null: as soon as possible. `none`: the branch takes no order at all. `gone`: the time that
   * was chosen on this page is no longer available, and the customer has to choose another (SC-03).
   */
  when: Chosen | null | 'none' | 'gone'
  /** The time that is no longer available; full: others have taken it meanwhile. */
  lost: (Chosen & { isFull: boolean }) | null
  /** The next free time after the one that is lost. */
  next: Slot | null
  /** Whether the time of the order is available at this very moment; if not, the page says so from then on. */
  isStillGood: () => boolean
}

/**
 * The times available for this order: now, or a time of the next days (SC-03, CO-14). A time of another visit that has
 * passed is dropped; one that passes while the page is open is not replaced silently.
 */
export function useTimes(): Times {
  const minute = useNow()
  // The result of a check holds for its minute; the next minute, or a corrected clock, checks again.
  const [checked, setChecked] = useState({ minute, at: minute })
  const now = checked.minute === minute ? checked.at : minute
  const open = useOpenState()
  const branch = useAtomValue(nearestBranchAtom)
  const service = useAtomValue(serviceTypeAtom)
  const wanted = useAtomValue(whenAtom)
  // Another day is asked for when it is chosen; until then its times count as free.
  const day = wanted?.day ?? firstDay(branch, service, now, open?.isOpen ?? true)
  const full = useFullSlots(day)
  const isFull = wanted !== null && wanted.day === day && full.has(wanted.time)
  const isOpenThen = wanted !== null && branch !== null && isSlotGood(branch, wanted, now, service)
  const isGood = isOpenThen && !isFull
  const name = wanted && `${service} ${wanted.day} ${wanted.time}`
  const [seen, setSeen] = useState<string | null>(null)
  useEffect(() => {
    if (isGood) setSeen(name)
  }, [isGood, name])
  const isLost = !isGood && branch !== null && name !== null && (isFull || name === seen)
  return useMemo(() => {
    const offer = offerOf(branch, service, now, open?.isOpen ?? true, { day, full })
    const { isAsapOpen, first, days } = offer
    const lost = isLost && wanted ? { ...wanted, isFull: isFull && isOpenThen } : null
    const freeOf = (one: string) => offer.slotsOf(one).filter((slot) => !slot.isFull)
    const usual = isAsapOpen ? null : usualOf(first)
    return {
      ...offer,
      reason: isAsapOpen ? null : (open?.reason ?? 'closed'),
      nextOpenAt: open?.nextOpenAt ?? null,
      when: isGood ? wanted : lost && usual !== 'none' ? 'gone' : usual,
      lost,
      next: lost && nextFree(lost, days, freeOf),
      isStillGood: () => {
        const moment = new Date(serverNow())
        if (wanted === null || branch === null || isSlotGood(branch, wanted, moment, service)) return true
        setChecked({ minute, at: moment })
        return false
      },
    }
  }, [now, minute, open, branch, service, wanted, isGood, isOpenThen, isFull, isLost, day, full])
}

/** The time of an order that cannot be for now. */
const usualOf = (first: Slot | undefined) => (first ? { day: first.day, time: first.time } : 'none')

/** The day whose times are shown before one is chosen; empty: none. */
function firstDay(branch: Branch | null, service: OrderedService, now: Date, isAsapOpen: boolean): string {
  if (!branch) return ''
  const today = dayOf(now)
  if (isAsapOpen) return today
  return bookableDays(branch, now).find((day) => slots(branch, day, now, service).length > 0) ?? ''
}

/** The times that a branch offers at a moment; `full`: those of one day that are taken. */
function offerOf(
  branch: Branch | null,
  service: OrderedService,
  now: Date,
  isAsapOpen: boolean,
  taken: { day: string; full: FullSlots },
) {
  const slotsOf = (day: string): OfferedSlot[] =>
    branch
      ? slots(branch, day, now, service).map((slot) => ({
          ...slot,
          isFull: day === taken.day && taken.full.has(slot.time),
        }))
      : []
  const today = dayOf(now)
  const days = branch
    ? bookableDays(branch, now).filter((day) => (isAsapOpen && day === today) || slotsOf(day).length > 0)
    : []
  const first = days
    .map((day) => slotsOf(day).find(({ isFull }) => !isFull))
    .find((slot) => slot !== undefined)
  return { isAsapOpen, days, slotsOf, first }
}
