import { connectApi } from '#/api/api.ts'
import type { ApiError } from '#/api/result.ts'
import type { MerchantRef, PageHost } from '#/config/host.ts'
import { restOfTexts } from '#/i18n/catalog.ts'
import { languageAtom, localeOf } from '#/i18n/language.ts'
import { hear, hearingFetch } from '#/lib/clock.ts'
import { bootContext, fetchPreloaded } from '#/lib/preload.ts'
import { cookies, keys } from '#/session/keys.ts'
import { tokenAtom } from '#/session/session.ts'
import { type Store, shellAtom } from '#/shell/shell.ts'
import { merchantAtom } from '#/tenant/merchant.ts'

/** The merchant of the page: what the host names, else the one stored; null: nobody. */
export function merchantOf(host: PageHost): MerchantRef | null {
  const stored = cookies.merchant.read()
  return host.merchant ?? (stored ? { by: 'name', value: stored } : null)
}

/** Gives the API its host, its header maker and its two hooks: the only place that does. */
export function connect(store: Store, host: PageHost, ref: MerchantRef): void {
  const bearer = (): Record<string, string> => {
    const token = store.get(tokenAtom)
    return token ? { Authorization: `Bearer ${token}` } : {}
  }
  const early = bootContext().calls
  for (const { heard } of early.values()) void heard?.then(hear)
  connectApi({
    baseURL: host.api,
    idempotency: host.knowsKeys,
    fetch: fetchPreloaded(early, hearingFetch(fetch)),
    headers: () => ({
      Merchant: store.get(merchantAtom)?.id ?? ref.value,
      'Accept-Language': localeOf(store.get(languageAtom)),
      Channel: store.get(shellAtom).channel,
      ...bearer(),
    }),
    onFailure: (error, path, sent) => {
      // Of a shop that does not exist nothing is kept.
      if (store.get(merchantAtom)) remember(store, error)
      // The logout call itself may be refused: whoever logs out is out already.
      if (error.status !== 401 || path.includes('/logout/')) return
      void Promise.all([import('./session-lost.ts'), restOfTexts()]).then(([{ sessionLost }]) =>
        sessionLost(store, sent.Authorization ?? ''),
      )
    },
  })
}

/**
 * Any failed answer stores the Russian description and shows an error state: where it failed, or in a
 * banner when nothing there says it. A banner that was closed opens again for another text only (ST-14). That nobody
 * answered is said by the screens and the offline bar.
 */
function remember(store: Store, error: ApiError) {
  if (error.kind !== 'http' && error.kind !== 'bad-answer') return
  const text = error.message.ru || `${error.kind} ${error.status}`
  if (text !== keys.errorText.read()) {
    keys.errorText.write(text)
    keys.errorVisible.write(true)
  }
  // A lost session has a message of its own.
  if (error.status === 401 || !keys.errorVisible.read()) return
  void Promise.all([import('./error-banner.ts'), restOfTexts()])
    .then(([{ showFailure }]) => showFailure(store, error))
    // Without its file there is no banner; what failed can still be tried again.
    .catch(() => {})
}
