import { connectApi } from '#/api/api.ts'
import { isAnswer } from '#/api/error.ts'
import { rememberCall } from '#/api/recent-calls.ts'
import type { ApiError } from '#/api/result.ts'
import type { MerchantRef, PageHost } from '#/config/host.ts'
import { localeOf } from '#/domain/language.ts'
import { restOfTexts } from '#/i18n/catalog.ts'
import { languageAtom } from '#/i18n/language.ts'
import { hear, hearingFetch } from '#/lib/clock.ts'
import { bootContext, fetchPreloaded } from '#/lib/preload.ts'
import { cookies, keys } from '#/session/keys.ts'
import { tokenAtom } from '#/session/session.ts'
import { noteAnswerAtom } from '#/shell/connection.ts'
import { type Store, shellAtom } from '#/shell/shell.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { fetchCodeWordsAtom } from '#/ui/describe-error.ts'

/** The merchant of the page: the one that the host names, else the stored one; null: none. */
export function merchantOf(host: PageHost): MerchantRef | null {
  const stored = cookies.merchant.read()
  return host.merchant ?? (stored ? { by: 'name', value: stored } : null)
}

/** Connects the API to its host, its headers and its two hooks: the only place that does. */
export function connect(store: Store, host: PageHost, ref: MerchantRef): void {
  const bearer = (): Record<string, string> => {
    const token = store.get(tokenAtom)
    return token ? { Authorization: `Bearer ${token}` } : {}
  }
  const preloaded = bootContext().calls
  for (const { heard } of preloaded.values()) void heard?.then(hear)
  connectApi({
    baseURL: host.api,
    idempotency: host.knowsKeys,
    fetch: fetchPreloaded(preloaded, hearingFetch(fetch)),
    headers: () => ({
      Merchant: store.get(merchantAtom)?.id ?? ref.value,
      'Accept-Language': localeOf(store.get(languageAtom)),
      Channel: store.get(shellAtom).channel,
      ...bearer(),
    }),
    onEnd: (call) => {
      rememberCall(call)
      if (call.status > 0) store.set(noteAnswerAtom, call.ms)
    },
    onFailure: (error, path, sent) => {
      // Nothing is stored for a shop that does not exist.
      if (store.get(merchantAtom)) remember(error)
      void store.set(fetchCodeWordsAtom, error)
      // A refusal of the logout call itself changes nothing: the customer is signed out already.
      if (error.status !== 401 || path.includes('/logout/')) return
      void Promise.all([import('#/app/failures/session-lost.ts'), restOfTexts()]).then(([{ sessionLost }]) =>
        sessionLost(store, sent.Authorization ?? ''),
      )
    },
  })
}

/**
 * A failed call stores the Russian text of its error; a notice that was closed may open again for another text (ST-14).
 */
function remember(error: ApiError) {
  if (!isAnswer(error)) return
  const text = error.message.ru || `${error.kind} ${error.status}`
  if (text === keys.errorText.read()) return
  keys.errorText.write(text)
  keys.errorVisible.write(true)
}
