import type { OrderedService } from '#/domain/service.ts'
import { pressOf } from './presses.ts'
import type { SegmentedOption } from './SegmentedView.tsx'
import type { ViewContext } from './view-context.ts'
import { WORDS } from './words.ts'

const NAMES = { DELIVERY: WORDS.delivery, PICK_UP: WORDS.pickup, DINE_IN: WORDS.dineIn } as const

/** The choices of the service switch (CO-01). */
export const serviceOptions = (
  services: readonly OrderedService[],
  say: ViewContext['say'],
): SegmentedOption<OrderedService>[] =>
  services.map((value) => ({ value, label: say(NAMES[value]), press: pressOf('service', value) }))
