import type { LogEntry } from './types.ts'

/** Both directions, numbered from 1; lives as long as the page, over launches. */
export function createLog() {
  const entries: LogEntry[] = []
  const listeners = new Set<(entry: LogEntry) => void>()
  let startedAt = performance.now()
  let firstOfLaunch = 1

  return {
    entries,
    restart: () => {
      startedAt = performance.now()
      firstOfLaunch = entries.length + 1
    },
    write: (way: LogEntry['way'], event: string, data: unknown = null): LogEntry => {
      const at = Math.round(performance.now() - startedAt)
      const entry = { number: entries.length + 1, at, way, event, data }
      entries.push(entry)
      for (const listener of listeners) listener(entry)
      return entry
    },
    listen: (listener: (entry: LogEntry) => void) => void listeners.add(listener),
    /** The first such event of this launch, or after a numbered entry; waits for it, `limit` ms at most. */
    waitFor: (event: string, { after = firstOfLaunch - 1, limit = 10_000 } = {}): Promise<LogEntry> => {
      const found = entries.find((entry) => entry.number > after && entry.event === event)
      if (found) return Promise.resolve(found)
      return new Promise((resolve, reject) => {
        const hear = (entry: LogEntry) => {
          if (entry.event !== event) return
          listeners.delete(hear)
          clearTimeout(timer)
          resolve(entry)
        }
        const timer = setTimeout(() => {
          listeners.delete(hear)
          reject(new Error(`no ${event} within ${limit} ms`))
        }, limit)
        listeners.add(hear)
      })
    },
  }
}

export type Log = ReturnType<typeof createLog>
