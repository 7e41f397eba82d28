import { BASKET_PREFIX } from '#/config/first-paint.ts'
import { removeCookie } from '#/lib/cookie.ts'
import { storage, tabStorage } from '#/lib/storage.ts'
import type { Scope } from './key.ts'
import { cookies, scopedKeys } from './keys.ts'

const NO_SCOPE: Scope = { merchantId: '', brandId: '', telegramUserId: '' }

/** The messenger's own entries contain the init data, which must survive a clearing. */
const isTelegrams = (name: string) => name.startsWith('tapps/')

/**
 * Deletes what the page stored, because its merchant does not exist. The journal of an order that may exist stays, and
 * on an origin that several merchants share (`isShared`) so does everything that belongs to one of them.
 */
export function wipeAll(isShared: boolean) {
  const scoped = Object.values(scopedKeys).filter((of) => isShared || of(NO_SCOPE).clearedBy === 'never')
  const staying = scoped.map((of) => of(NO_SCOPE).name.replace(/:+$/, ':'))
  if (isShared) staying.push(BASKET_PREFIX)
  for (const area of [storage, tabStorage])
    for (const name of area.keys())
      if (!isTelegrams(name) && !staying.some((prefix) => name.startsWith(prefix))) area.remove(name)
  for (const one of [cookies.token, cookies.merchant, cookies.lang, cookies.page]) one.clear()
  if (!isShared) removeCookie('basket')
}
