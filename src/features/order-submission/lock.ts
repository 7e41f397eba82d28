import * as v from 'valibot'
import { deviceNow } from '#/lib/clock.ts'
import type { Key } from '#/session/key.ts'

const held = new Set<string>()

/**
 * How long a lease is valid without renewal, how often it is renewed, and how long to wait to see whether another tab
 * took it too, ms.
 */
const LEASE_MS = 60_000
const RENEW_MS = 20_000
const SETTLE_MS = 50

const Lease = v.object({ owner: v.string(), until: v.number() })
type LeaseKey = Pick<Key<Record<string, unknown> | null>, 'read' | 'write' | 'clear'>

/**
 * Runs `work` unless another tab of this browser holds the lock; null when one does. Without Web Locks a lease in
 * storage is used, which blocks for a minute at most when its tab is killed.
 */
export async function withLock<T>(name: string, lease: LeaseKey, work: () => Promise<T>): Promise<T | null> {
  if (held.has(name)) return null
  held.add(name)
  try {
    const locks = typeof navigator === 'object' && 'locks' in navigator ? navigator.locks : undefined
    if (!locks) return await withLease(lease, work)
    return await locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : null))
  } finally {
    held.delete(name)
  }
}

async function withLease<T>(key: LeaseKey, work: () => Promise<T>): Promise<T | null> {
  const owner = Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-')
  const ownerNow = () => {
    const lease = v.safeParse(Lease, key.read())
    const left = lease.success ? lease.output.until - deviceNow() : 0
    // A lease longer than allowed was written by a tab with another clock.
    return lease.success && left > 0 && left <= LEASE_MS ? lease.output.owner : null
  }
  const take = () => key.write({ owner, until: deviceNow() + LEASE_MS })
  if (ownerNow() !== null) return null
  take()
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  if (ownerNow() !== owner) return null
  const renewal = setInterval(take, RENEW_MS)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    if (ownerNow() === owner) key.clear()
  }
}
