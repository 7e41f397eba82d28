import { atom } from 'jotai'
import { brandAtom, merchantAtom } from '#/tenant/merchant.ts'
import type { Scope } from './key.ts'

/** Telegram's user id of this launch, empty on the web; set once by the start. */
export const telegramUserAtom = atom('')

/** The owner of the state on the screen; null until the merchant is known. */
export const scopeAtom = atom((get): Scope | null => {
  const merchant = get(merchantAtom)
  if (!merchant) return null
  return { merchantId: merchant.id, brandId: get(brandAtom)?.id ?? '', telegramUserId: get(telegramUserAtom) }
})
