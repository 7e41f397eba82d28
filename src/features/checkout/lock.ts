const held = new Set<string>()

/**
 * Runs `work` if nobody else of this browser is at the same; null when somebody is. Without Web Locks this page's own
 * set and the journal in storage, which every tab reads before it sends, stand in.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T | null> {
  if (held.has(name)) return null
  held.add(name)
  try {
    const locks = typeof navigator === 'object' && 'locks' in navigator ? navigator.locks : undefined
    if (!locks) return await work()
    return await locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : null))
  } finally {
    held.delete(name)
  }
}
