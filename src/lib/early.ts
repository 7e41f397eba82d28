/**
 * Calls that left from `index.html` before any module arrived (boot.ts), by full address. Each answer is handed
 * out once: the first call that asks for the address takes it, later ones go to the network.
 */
export type EarlyCalls = Map<string, Promise<Response>>

declare global {
  interface Window {
    earlyCalls?: EarlyCalls
  }
}

/** What boot.ts left for us; empty in tests and when boot could not run. */
export const earlyCalls = (): EarlyCalls => window.earlyCalls ?? new Map()

/** A fetch that looks among the early calls first. A lost early call is not an answer: it is asked again. */
export function fetchWithEarly(
  early: EarlyCalls,
  fetch = globalThis.fetch.bind(globalThis),
): typeof globalThis.fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const started = init?.method && init.method !== 'GET' ? undefined : early.get(address)
    if (!started) return fetch(input, init)
    early.delete(address)
    return started.catch(() => fetch(input, init))
  }
}
