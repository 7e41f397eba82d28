import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { dayOf } from '#/domain/hours.ts'
import { bookableDays, isSlotGood, type Slot, slots } from '#/domain/schedule.ts'
import { useNow, useOpenState } from '#/features/delivery/index.ts'
import { draftAtom, serviceTypeAtom } from '#/features/draft/index.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'

export type Times = {
  /** "As soon as possible" can be had. */
  isAsapOpen: boolean
  reason: 'holiday' | 'closed' | null
  nextOpenAt: Date | null
  /** Days with something to choose, today first; "2026-11-21". */
  days: readonly string[]
  slotsOf: (day: string) => readonly Slot[]
  /** What the order will say; null: as soon as possible. `none`: the branch takes no order at all. */
  when: { day: string; time: string } | null | 'none'
}

/** When this order can be had: now, or at a time of the next days (SC-03, CO-14). A time that has passed is dropped. */
export function useTimes(): Times {
  const now = useNow()
  const open = useOpenState()
  const branch = useAtomValue(nearestBranchAtom)
  const service = useAtomValue(serviceTypeAtom)
  const { when: wanted } = useAtomValue(draftAtom)
  return useMemo(() => {
    const slotsOf = (day: string) => (branch ? slots(branch, day, now, service) : [])
    const isAsapOpen = open?.isOpen ?? true
    const today = dayOf(now)
    const days = branch
      ? bookableDays(branch, now).filter((day) => (isAsapOpen && day === today) || slotsOf(day).length > 0)
      : []
    const first = days.map((day) => slotsOf(day)[0]).find((slot) => slot !== undefined)
    const isGood = wanted !== null && branch !== null && isSlotGood(branch, wanted, now, service)
    const when = isGood ? wanted : isAsapOpen ? null : first ? { day: first.day, time: first.time } : 'none'
    return {
      isAsapOpen,
      reason: isAsapOpen ? null : (open?.reason ?? 'closed'),
      nextOpenAt: open?.nextOpenAt ?? null,
      days,
      slotsOf,
      when,
    }
  }, [now, open, branch, service, wanted])
}
