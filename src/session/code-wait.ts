import { atom } from 'jotai'
import type { Result } from '#/api/result.ts'
import type { Verification } from '#/api/schema/user.ts'
import { resendAt } from '#/domain/hours/countdown.ts'
import { isServerTimeKnown, serverNow } from '#/lib/clock.ts'
import { keys } from './keys.ts'
import { storedAtom } from './saved.ts'

/** By number, for all purposes of codes together; a reload of the tab keeps it. */
const waitsAtom = storedAtom(keys.codeWaits)

/** When a code may be requested again for a number, ms by the server's clock; 0: now. */
export const codeWaitAtom = atom((get) => {
  const waits = get(waitsAtom)
  return (phone: string | null): number => (phone && waits[phone]) || 0
})

/** Asks for a code by SMS through `send` and remembers the wait that follows; so does a 429 (SI-02, PF-03). */
export const askCodeAtom = atom(
  null,
  async (
    get,
    set,
    phone: string,
    send: (phone: string) => Promise<Result<Verification>>,
  ): Promise<Result<{ phone: string; resendAt: number }>> => {
    const [error, verification] = await send(phone)
    const now = serverNow()
    const wait = (until: number) => {
      const others = Object.entries(get(waitsAtom)).filter(([, other]) => other > now)
      set(waitsAtom, { ...Object.fromEntries(others), [phone]: until })
    }
    if (error) {
      if (error.status === 429 && error.retryAfter) wait(now + error.retryAfter * 1_000)
      return [error, null]
    }
    const until = resendAt(verification, now, isServerTimeKnown())
    wait(until)
    return [null, { phone, resendAt: until }]
  },
)
