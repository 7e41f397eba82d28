import { atom } from 'jotai'
import { api } from '#/api/api.ts'
import type { ApiError } from '#/api/result.ts'
import { customerAtom, signInByTelegramAtom } from '#/session/session.ts'
import { shellAtom } from '#/shell/shell.ts'
import { enterAtom } from './atoms.ts'

/**
 * The result of signing in by Telegram. `entered`: signed in. `no-bot`: the bot does not know this person yet (SI-08).
 * `no-phone`: an account without a number. `refused`: the launch is too old or invalid, or there was no response; SMS
 * is the way.
 */
export type TelegramAnswer = 'entered' | 'no-bot' | 'no-phone' | 'refused'

const answerOf = ({ code }: ApiError): TelegramAnswer =>
  code === 'MESSENGER_ID_NOT_FOUND' ? 'no-bot' : 'refused'

/** Signs in by the present launch data: the client may have fresher data than at the start. */
export const askTelegramAtom = atom(null, async (get, set): Promise<TelegramAnswer> => {
  const { initData } = get(shellAtom).refreshLaunch()
  if (!initData) return 'refused'
  const [error, signIn] = await set(signInByTelegramAtom, initData)
  if (error) return answerOf(error)
  if (signIn.needPhone) return 'no-phone'
  set(enterAtom, signIn)
  return 'entered'
})

/** Asks Telegram for the number, signed, after its own question to the customer. */
export const shareContactAtom = atom(null, async (get, set): Promise<TelegramAnswer> => {
  const shell = get(shellAtom)
  const { initData } = shell.refreshLaunch()
  const contact = await shell.requestContact()
  if (!initData || typeof contact === 'string') return 'refused'
  // Telegram was late, and the customer has signed in by SMS meanwhile.
  if (get(customerAtom)) return 'entered'
  const [error, signIn] = await api.webbot.contact(initData, contact.raw)
  if (error) return answerOf(error)
  set(enterAtom, signIn)
  return 'entered'
})
