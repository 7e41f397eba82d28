import { newKey } from '#/lib/new-key.ts'
import { keys } from '#/session/keys.ts'

/**
 * The key a code is taken with. One for each code of a tab: a second try, also after a reload, gets the basket that the
 * first one may have taken without an answer.
 */
export function keyForCode(code: string): string {
  const known = keys.basketCode.read()
  if (known?.code === code) return known.key
  const key = newKey()
  keys.basketCode.write({ code, key, isTaken: false })
  return key
}

/** Notes that the basket of a code was dealt with in this tab. */
export function markTaken(code: string) {
  keys.basketCode.write({ code, key: keyForCode(code), isTaken: true })
}

/** Whether the basket of a code was dealt with in this tab already. */
export function wasTaken(code: string): boolean {
  const known = keys.basketCode.read()
  return known?.code === code && known.isTaken
}
