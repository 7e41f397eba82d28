import type { BrowserContext, Page } from '@playwright/test'
import { override } from './override.ts'
import { ymaps3 } from './ymaps3.ts'

/* Yandex's maps in the journeys, which reach no network. An invalid key is refused with 403, as by Yandex. */

export const GOOD_KEY = 'SANDBOX-key-that-Yandex-does-not-know'

/** Answers in place of Yandex; returns the list of requests it got. */
export async function playYandex(context: BrowserContext): Promise<URL[]> {
  const asked: URL[] = []
  await context.route('https://api-maps.yandex.ru/v3/**', (route) => {
    const url = new URL(route.request().url())
    asked.push(url)
    return url.searchParams.get('apikey') === GOOD_KEY
      ? route.fulfill({ contentType: 'text/javascript', body: `(${ymaps3})()` })
      : route.fulfill({ status: 403, contentType: 'text/plain', body: 'Invalid api key' })
  })
  return asked
}

/** The merchant has chosen the keyed map, and has a key. */
export async function withKey(page: Page) {
  await override(page, /\/merchant\/settings\/web/, { mapType: 'YANDEX' })
  await override(page, /\/merchants\/sub\//, { yandexMapKey: GOOD_KEY })
}

/** The map inside the frame of that name. */
export const frameOf = (page: Page, name: string) => page.frameLocator(`iframe[title="${name}"]`)
