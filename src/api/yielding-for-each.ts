/** How long work runs before input and rendering get a turn, ms; on a slow phone a step may take four times that. */
const STEP_MS = 8

const now = () => performance.now()

/** A turn for input and rendering. */
const turn = () =>
  new Promise<void>((resolve) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => {
      channel.port1.close()
      resolve()
    }
    channel.port2.postMessage(null)
  })

/** Does work on items in order, stopping for the page every few milliseconds, over all lists it is given. */
export function stepper(): <T>(items: Iterable<T>, work: (item: T) => void) => Promise<void> {
  let since = now()
  return async (items, work) => {
    for (const item of items) {
      work(item)
      if (now() - since < STEP_MS) continue
      await turn()
      since = now()
    }
  }
}

/** `work` on every item, in order, stopping for the page every few milliseconds. Few items are done at once. */
export const yieldingForEach = <T>(items: Iterable<T>, work: (item: T) => void): Promise<void> =>
  stepper()(items, work)
