import { connectApi } from '#/api/api.ts'
import type { ApiError } from '#/api/result.ts'
import type { MerchantRef, PageHost } from '#/domain/host.ts'
import { restOfTexts } from '#/i18n/catalog.ts'
import { languageAtom, localeOf } from '#/i18n/language.ts'
import { earlyCalls, fetchWithEarly } from '#/lib/early.ts'
import { cookies, keys } from '#/session/keys.ts'
import { type Store, shellAtom } from '#/shell/shell.ts'
import { merchantAtom } from '#/tenant/merchant.ts'

/** The merchant of the page: what the host names, else the one stored (spec section 1); null: nobody. */
export function merchantOf(host: PageHost): MerchantRef | null {
  const stored = cookies.merchant.read()
  return host.merchant ?? (stored ? { by: 'name', value: stored } : null)
}

/** Gives the API its host, its header maker and its two hooks: the only place that does. */
export function connect(store: Store, host: PageHost, ref: MerchantRef): void {
  const bearer = (): Record<string, string> => {
    const token = cookies.token.read()
    return token ? { Authorization: `Bearer ${token}` } : {}
  }
  connectApi({
    baseURL: host.api,
    idempotency: host.knowsKeys,
    fetch: fetchWithEarly(earlyCalls()),
    headers: () => ({
      Merchant: store.get(merchantAtom)?.id ?? ref.value,
      'Accept-Language': localeOf(store.get(languageAtom)),
      Channel: store.get(shellAtom).channel,
      ...bearer(),
    }),
    onFailure: (error, path, sent) => {
      // Of a shop that does not exist nothing is kept (spec section 4).
      if (store.get(merchantAtom)) remember(error)
      // The logout call itself may be refused: whoever logs out is out already (spec section 4).
      if (error.status !== 401 || path.includes('/logout/')) return
      void Promise.all([import('./session-lost.ts'), restOfTexts()]).then(([{ sessionLost }]) =>
        sessionLost(store, sent.Authorization ?? ''),
      )
    },
  })
}

/** Any failed answer stores the Russian description and shows an error state (spec section 8). */
function remember(error: ApiError) {
  if (error.message.ru) keys.errorText.write(error.message.ru)
  keys.errorVisible.write(true)
}
