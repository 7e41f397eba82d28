import { patternAt } from '#/app/pages/match.ts'
import type { Store } from '#/shell/shell.ts'
import { settingsAtom } from '#/tenant/merchant.ts'

/**
 * Counts a page for Yandex Metrica as an image hit: no third-party script, and the route's
 * pattern instead of the address, so no id, phone or query leaves. Fire and forget.
 */
function countPage(counterId: string, pathname: string): void {
  const url = `${location.origin}${patternAt(pathname) ?? '/404'}`
  const hit = new Image()
  hit.referrerPolicy = 'no-referrer'
  hit.src = `https://mc.yandex.ru/watch/${encodeURIComponent(counterId)}?${new URLSearchParams({ 'page-url': url })}`
}

/** Counts this page and every one after it. */
export function startMetrics(store: Store): void {
  const { yandexMetricsId } = store.get(settingsAtom)
  if (!yandexMetricsId) return
  let last = ''
  const count = () => {
    if (location.pathname === last) return
    last = location.pathname
    countPage(yandexMetricsId, last)
  }
  count()
  for (const event of ['pushState', 'replaceState', 'popstate']) addEventListener(event, count)
}
