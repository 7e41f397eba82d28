import type { OrderedService } from '#/domain/service.ts'
import type { SegmentedOption } from '#/ui/base/SegmentedView.tsx'
import type { ViewContext } from '#/ui/base/view-context.ts'
import { WORDS } from '#/ui/base/words.ts'
import { pressOf } from './presses.ts'

const NAMES = { DELIVERY: WORDS.delivery, PICK_UP: WORDS.pickup, DINE_IN: WORDS.dineIn } as const

/** The choices of the service switch (CO-01). */
export const serviceOptions = (
  services: readonly OrderedService[],
  say: ViewContext['say'],
): SegmentedOption<OrderedService>[] =>
  services.map((value) => ({ value, label: say(NAMES[value]), press: pressOf('service', value) }))
