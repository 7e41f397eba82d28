import { HTTP_TIMEOUT_MS } from '#/domain/constants.ts'
import type { Target } from './ask.ts'

export const isWeb = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)

/** An address without the slashes at its end. */
export const bare = (address: string) => address.replace(/\/+$/, '')

type Given = { url?: string; merchant?: string; token?: string; timeout?: string }

/** The server that the options name, asked as from its own origin; or what is wrong with them. */
export function targetOf({ url = '', merchant = '', token, timeout }: Given): Target | { error: string } {
  if (!isWeb(url)) return { error: 'Which server? Give the address of its API with --url.' }
  if (!merchant) return { error: 'Which merchant? Give its name with --merchant.' }
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token)) return { error: '--token takes a token.' }
  const seconds = Number(timeout ?? HTTP_TIMEOUT_MS / 1_000)
  if (!(seconds > 0 && seconds <= 600)) return { error: '--timeout takes seconds, up to 600.' }
  return { url: bare(url), merchant, token: token ?? null, origin: null, timeoutMs: seconds * 1_000 }
}
