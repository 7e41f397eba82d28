import * as v from 'valibot'
import { deviceNow } from '#/lib/clock.ts'
import { newKey } from '#/lib/new-key.ts'
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

/** A browser that has not answered by then has no Web Locks for this page, ms. */
const ANSWER_BY_MS = 1_000

/**
 * Runs `work` unless another tab of this browser holds the lock; null when one does. Where Web Locks are missing, refuse,
 * throw or do not answer, a lease in storage is used, which blocks for a minute at most when its tab is killed. Rejects
 * only as `work` does.
 */
export async function withLock<T>(name: string, lease: LeaseKey, work: () => Promise<T>): Promise<T | null> {
  if (held.has(name)) return null
  held.add(name)
  try {
    const lock = await takeLock(name)
    if (lock === 'held') return null
    if (lock === 'none') return await withLease(lease, work)
    try {
      return await work()
    } finally {
      await lock.release()
    }
  } finally {
    held.delete(name)
  }
}

/** `held`: another tab has it; `none`: this browser gives none. */
function takeLock(name: string): Promise<'held' | 'none' | { release: () => Promise<unknown> }> {
  return new Promise((resolve) => {
    let isLate = false
    const giveUp = () => {
      isLate = true
      resolve('none')
    }
    const timer = setTimeout(giveUp, ANSWER_BY_MS)
    try {
      // Some frames throw where the property is only read.
      const asked = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
        clearTimeout(timer)
        if (isLate) return undefined
        if (!lock) {
          resolve('held')
          return undefined
        }
        return new Promise<void>((free) =>
          resolve({
            release: () => {
              free()
              return asked
            },
          }),
        )
      })
      asked.catch(giveUp)
    } catch {
      giveUp()
    }
  })
}

async function withLease<T>(key: LeaseKey, work: () => Promise<T>): Promise<T | null> {
  const owner = newKey()
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
