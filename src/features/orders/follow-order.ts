import { followChanges } from '#/api/follow-changes.ts'

/** Follows an order on a server that streams its changes, until the returned function is called (OR-06). */
export const followOrder = (
  id: string,
  heard: { onChange: () => void; onLive: (isLive: boolean) => void },
): (() => void) => followChanges({ path: `/orders/v1/orders/${id}/changes`, ...heard })
