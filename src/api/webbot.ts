import * as v from 'valibot'
import { Done } from '#/api/schema/done.ts'
import { SignIn } from '#/api/schema/user.ts'
import type { Call } from './client.ts'

/** Service `webbot`: sign-in inside the messenger by its untouched init data. */
export const webbotApi = (call: Call) => ({
  /** 400 INIT_DATA_INVALID or INIT_DATA_EXPIRED, 404 MESSENGER_ID_NOT_FOUND: never 401, so no forced logout. */
  signIn: (initData: string) =>
    call(SignIn, '/webbot/v1/users/token', { method: 'POST', isPublic: true, body: { initData } }),
  /** Ties the session's user to the Telegram id; 409 PHONE_TAKEN when that id has another user. */
  tie: (initData: string) => call(SignIn, '/webbot/v1/users/auth', { method: 'POST', body: { initData } }),
  /** The phone from Telegram: `contact` is the signed text as it came, for the server to check. */
  contact: (initData: string, contact: string) =>
    call(SignIn, '/webbot/v1/users/contact', { method: 'POST', isPublic: true, body: { initData, contact } }),
  /** A message of the bot that the customer may send on; for customers whom the messenger knows. */
  message: (body: { text: string; url: string }) =>
    call(v.object({ id: v.string() }), '/webbot/v1/messages/WITH_TOKEN', { method: 'POST', body }),
  logout: () => call(Done, '/webbot/v1/users/logout/WITH_TOKEN', { method: 'POST' }),
})
