import type { Branch } from '#/api/schema/branch.ts'
import { openState } from '#/domain/hours/hours.ts'
import { slots } from '#/domain/hours/schedule.ts'
import type { OrderedService } from '#/domain/service.ts'
import { tashkentIso } from './clock.ts'
import type { FullSlots } from './slot-places.ts'

/** Whether a branch is open now, and if not, when it will be. */
export function openNow(branch: Branch, now: number): { isOpen: boolean; nextOpenAt: string | null } {
  const { isOpen, nextOpenAt } = openState(branch, new Date(now))
  return { isOpen, nextOpenAt: nextOpenAt && tashkentIso(nextOpenAt.getTime()) }
}

const SERVICES: readonly string[] = ['DELIVERY', 'PICK_UP', 'DINE_IN'] satisfies OrderedService[]
const isOrderedService = (name: string): name is OrderedService => SERVICES.includes(name)

/** Times of a day that can be ordered for, the full ones as not available; none for an unknown service. */
export const slotsOf = (branch: Branch, service: string, day: string, now: number, full: FullSlots) =>
  isOrderedService(service)
    ? slots(branch, day, new Date(now), service).map(({ time, to, deliveryAt }) => ({
        from: time,
        to,
        available: !full.has(Date.parse(deliveryAt)),
      }))
    : []
