import type { Asked, FirstCalls } from './calls.ts'
import type * as Device from './device.ts'

/** What `first.ts` passes to `boot.ts`, which is a script of its own: its results and requests. */
type BootHandover = {
  device: typeof Device
  telegramUserId: string
  isSavingData: boolean
  /** The address that the app will open instead of this one; null: none. */
  reopened: string | null
  ask: (path: string, priority: RequestPriority) => Asked
  /** Null: the page has no merchant. */
  calls: FirstCalls | null
}

declare global {
  interface Window {
    boot: BootHandover
  }
}

export const { device, telegramUserId, isSavingData, reopened, ask, calls } = window.boot
