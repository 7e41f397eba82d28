import { atom } from 'jotai'
import * as v from 'valibot'
import { api } from '#/api/api.ts'
import type { ApiError } from '#/api/result.ts'
import type { Brand, City, Merchant } from '#/api/schema/merchant.ts'
import { WebSettings } from '#/api/schema/settings.ts'
import type { MerchantRef } from '#/config/host.ts'
import { lookOf } from './settings-rules.ts'

/** The merchant of this page; null until the lookup answered. */
export const merchantAtom = atom<Merchant | null>(null)

/** The merchant's settings; every flag at its default until they arrive. */
export const settingsAtom = atom<WebSettings>(v.parse(WebSettings, {}))

/** The merchant's brands (tabs); empty without `multiTabNavigationEnabled`. */
export const brandsAtom = atom<readonly Brand[]>([])

/** The brand on the screen; null when the merchant has none of its own. */
export const brandAtom = atom<Brand | null>(null)

/** How the shop looks (TH-01 to TH-04). */
export const brandLookAtom = atom((get) => lookOf(get(merchantAtom), get(settingsAtom), get(brandAtom)))

export const citiesAtom = atom<readonly City[]>([])

/** The city of the order; null while none is known. */
export const cityIdAtom = atom<string | null>(null)

export const cityAtom = atom((get) => get(citiesAtom).find((city) => city.id === get(cityIdAtom)) ?? null)

/** `missing`: the server itself says that there is no such shop. `unreachable`: anything else; nothing is deleted. */
export type Lookup = { found: Merchant } | { missing: true } | { unreachable: ApiError }

/** Finds the merchant the host or the stored id names. */
export async function loadMerchant(ref: MerchantRef): Promise<Lookup> {
  const [error, merchant] = await api.users.merchant(ref)
  if (!error) return { found: merchant }
  return isGone(error) ? { missing: true } : { unreachable: error }
}

/**
 * Only the server's own error code proves that a merchant is gone. A 401, 403 or 404 of anything in front of the server
 * (a proxy, a firewall, a deployment) says nothing about the merchant.
 */
const isGone = ({ status, code }: ApiError) => status === 404 && code === 'MERCHANT_NOT_FOUND'
