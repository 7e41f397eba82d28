import { atom } from 'jotai'
import { api } from '#/api/api.ts'
import type { Result } from '#/api/result.ts'
import type { SignIn } from '#/api/schema/user.ts'
import { linesOf } from '#/domain/basket/persisted-basket.ts'
import { normalPhone } from '#/domain/phone.ts'
import { savedBasketAtom } from '#/session/basket.ts'
import { askCodeAtom, codeWaitAtom } from '#/session/code-wait.ts'
import { keys } from '#/session/keys.ts'
import { rescuedBasketAtom } from '#/session/logout.ts'
import { isSignedOutAtom, storedAtom } from '#/session/saved.ts'
import { beginSessionAtom } from '#/session/session.ts'

/** The text of the field on /login, kept while the rules are read or the number is changed, and over a reload (SI-03). */
export const phoneTextAtom = storedAtom(keys.loginPhone)

/** A code that was sent. `resendAt`: ms by the server's clock. */
export type SentCode = { phone: string; resendAt: number }
const codeAtom = storedAtom(keys.sentCode)
/** The code the customer waits for: an app that is loaded anew meanwhile asks for no other one (SI-02). */
export const sentCodeAtom = atom((get) => get(codeAtom))

/** When a code may be requested again for the number on the page; 0: now. */
export const askAgainAtom = atom((get) => get(codeWaitAtom)(normalPhone(get(phoneTextAtom))))

/** Asks for a code by SMS. A 429 is remembered as a wait. */
export const sendCodeAtom = atom(null, async (_get, set, phone: string): Promise<Result<SentCode>> => {
  const answer = await set(askCodeAtom, phone, api.users.login)
  if (answer[1]) set(codeAtom, answer[1])
  return answer
})

/** Confirms the code. Inside Telegram the account is linked to it, so that the next sign-in needs no code (SI-07). */
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
      // A Telegram account that belongs to another customer stays theirs: this customer is signed in, but not linked to
      // it.
      const [, tied] = await api.webbot.tie(initData)
      if (tied) set(beginSessionAtom, tied)
    }
    return answer
  },
)

/** Starts the session, and restores the basket that a forced logout took from the same person. */
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
