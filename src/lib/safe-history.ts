import { works } from './attempt.ts'

/**
 * Safari throws after 100 entries in 30 s, a sandboxed frame always, and Chromium leaves out what comes too often without a
 * word. Another page is then opened as a new document; what
 * changes only the present one's state, query or hash is left out. Imported by the entry before the router (ST-20).
 */
export function guardHistory({ history, location }: Pick<Window, 'history' | 'location'>): void {
  const push = history.pushState.bind(history)
  for (const name of ['pushState', 'replaceState'] as const) {
    const own = history[name].bind(history)
    const safe: History[typeof name] = (state, unused, address) => {
      const isDone = works(() => own(state, unused, address))
      if (!address) return
      const { href, pathname } = new URL(address, location.href)
      if (isDone && location.href === href) return
      if (pathname === location.pathname) return
      if (name === 'pushState') location.assign(href)
      else if (!works(() => push(state, unused, address)) || location.href !== href) location.replace(href)
    }
    works(() => Object.defineProperty(history, name, { configurable: true, writable: true, value: safe }))
  }
}

if (typeof window === 'object') guardHistory(window)
