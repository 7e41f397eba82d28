import type { Asked, FirstCalls } from './calls.ts'
import type * as Device from './device.ts'

/** What `first.ts` found out and asked for. */
type BootHandover = {
  device: typeof Device
  telegramUserId: string
  ask: (path: string, priority: RequestPriority) => Asked
  /** Null: nobody's page. */
  calls: FirstCalls | null
}

declare global {
  interface Window {
    boot: BootHandover
  }
}

export const { device, telegramUserId, ask, calls } = window.boot
