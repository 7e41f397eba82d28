/** Failures the customer has heard of where they happened, or that were settled without a word on purpose. */
const told = new WeakSet<object>()
const listeners = new Set<(failure: object) => void>()

const isFailure = (failure: unknown): failure is object => typeof failure === 'object' && failure !== null

/** Says that this failure needs no general message any more. May be called while drawing: listeners hear later. */
export function tell(failure: unknown): void {
  if (!isFailure(failure) || told.has(failure)) return
  told.add(failure)
  queueMicrotask(() => {
    for (const listener of listeners) listener(failure)
  })
}

export const isTold = (failure: object): boolean => told.has(failure)

/** Called with each failure that is told from now on. */
export function onTold(listener: (failure: object) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** An answer whose failure changes nothing for the customer, or is told by the caller in words of its own. */
export function quietly<T extends readonly [unknown, unknown]>(answer: T): T {
  tell(answer[0])
  return answer
}
