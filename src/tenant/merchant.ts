import { atom } from 'jotai'
import * as v from 'valibot'
import { api } from '#/api/api.ts'
import type { ApiError } from '#/api/result.ts'
import type { Merchant } from '#/api/schema/merchant.ts'
import { WebSettings } from '#/api/schema/settings.ts'
import type { MerchantRef } from '#/domain/host.ts'

/** The merchant of this page; null until the lookup answered. */
export const merchantAtom = atom<Merchant | null>(null)

/** The merchant's settings; every flag at its default until they arrive. */
export const settingsAtom = atom<WebSettings>(v.parse(WebSettings, {}))

/** `missing`: the server says there is no such shop. `unreachable`: nobody answered; nothing is wiped (R3). */
export type Lookup = { found: Merchant } | { missing: true } | { unreachable: ApiError }

/** Finds the merchant the host or the stored id names (spec section 4). An answer without an id is no merchant. */
export async function loadMerchant(ref: MerchantRef): Promise<Lookup> {
  const [error, merchant] =
    ref.by === 'domain'
      ? await api.users.merchantByDomain(ref.value)
      : await api.users.merchantBySub(ref.value)
  if (!error) return merchant ? { found: merchant } : { missing: true }
  return isRefusal(error) ? { missing: true } : { unreachable: error }
}

/** An HTTP answer that says no; a server in trouble or in a hurry says nothing about the merchant. */
const isRefusal = ({ kind, status }: ApiError) =>
  kind === 'http' && status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429
