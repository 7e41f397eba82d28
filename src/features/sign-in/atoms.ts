import { atom } from 'jotai'
import { api } from '#/api/api.ts'
import { ok, type Result } from '#/api/result.ts'
import type { SignIn } from '#/api/schema/user.ts'
import { linesOf } from '#/domain/basket/basket.ts'
import { resendAt } from '#/domain/hours/countdown.ts'
import { normalPhone } from '#/domain/phone.ts'
import { isServerTimeKnown, serverNow } from '#/lib/clock.ts'
import { savedBasketAtom } from '#/session/basket.ts'
import { rescuedBasketAtom } from '#/session/logout.ts'
import { isSignedOutAtom } from '#/session/saved.ts'
import { beginSessionAtom } from '#/session/session.ts'

/** What is typed on /login, kept while the rules are read or the number is changed (SI-03). Memory only. */
export const phoneTextAtom = atom('')

/** A code on its way. `resendAt`: ms by the server's clock. */
export type SentCode = { phone: string; resendAt: number }
const codeAtom = atom<SentCode | null>(null)
/** The code the customer waits for; a reload forgets it, and /login begins anew. */
export const sentCodeAtom = atom((get) => get(codeAtom))

/** When the next code may be asked for, by number; ms by the server's clock. */
const waitsAtom = atom<Readonly<Record<string, number>>>({})
/** When a code may be asked for again for the number on the page; 0: now. */
export const askAgainAtom = atom((get) => {
  const phone = normalPhone(get(phoneTextAtom))
  return (phone && get(waitsAtom)[phone]) || 0
})

/** Asks for a code by SMS. A 429 is remembered as a wait. */
export const sendCodeAtom = atom(null, async (get, set, phone: string): Promise<Result<SentCode>> => {
  const [error, verification] = await api.users.login(phone)
  const now = serverNow()
  const wait = (until: number) => set(waitsAtom, { ...get(waitsAtom), [phone]: until })
  if (error) {
    if (error.status === 429 && error.retryAfter) wait(now + error.retryAfter * 1_000)
    return [error, null]
  }
  const code = { phone, resendAt: resendAt(verification, now, isServerTimeKnown()) }
  set(codeAtom, code)
  wait(code.resendAt)
  return ok(code)
})

/** Proves the code. Inside Telegram the account is tied to it, so that next time nobody is asked (SI-07). */
export const confirmCodeAtom = atom(
  null,
  async (
    get,
    set,
    { code, initData }: { code: string; initData: string | null },
  ): Promise<Result<SignIn>> => {
    const sent = get(codeAtom)
    const answer = await api.users.verifyLogin(sent?.phone ?? '', code)
    if (!answer[1]) return answer
    set(enterAtom, answer[1])
    if (initData) {
      // A Telegram account that belongs to another customer stays theirs: the customer is in, only not tied to it.
      const [, tied] = await api.webbot.tie(initData)
      if (tied) set(beginSessionAtom, tied)
    }
    return answer
  },
)

/** Begins the session, and gives the same person back the basket a forced logout took. */
export const enterAtom = atom(null, (get, set, signIn: SignIn) => {
  set(beginSessionAtom, signIn)
  set(isSignedOutAtom, false)
  const rescued = get(rescuedBasketAtom)
  if (rescued?.userId === signIn.user.id && linesOf(get(savedBasketAtom)).length === 0)
    set(savedBasketAtom, rescued.lines)
  set(rescuedBasketAtom, null)
  set(codeAtom, null)
  set(phoneTextAtom, '')
})
