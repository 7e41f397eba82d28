import { test as base, expect, type Page } from '@playwright/test'
import { DATA_SAVER_KEY } from '#/config/first-paint.ts'
import { printEvidence, recordPresses } from './evidence.ts'
import { override } from './override.ts'
import { createShop, type Shop } from './shop.ts'
import { playTelegram, type Telegram } from './telegram.ts'
import { STALE, TRANSLATES_ALL, translate } from './translator.ts'
import { reportViolations, type Watch, watch } from './watch.ts'

const shopUrl = process.env.SHOP_URL ?? 'http://127.0.0.1:8080'

type Fixtures = {
  /**
   * Makes the browser ask for less data, so that tests do not prefetch pages they never open; off in tests of
   * prefetching. The customer has chosen pictures all the same, except in tests of the data saver.
   */
  savesData: boolean
  /** The browser translates every page; `npm run e2e -- --translated` does it in all tests. */
  isTranslated: boolean
  watch: Watch
  /** The shop on the web. */
  shop: Shop
  /** Telegram around the shop; the shop itself is `telegramShop`. */
  telegram: Telegram
  telegramShop: Shop
}

/**
 * A sheet that closes takes its entry out of the history a moment later. A new document that is asked for in that
 * moment is aborted by the browser, so `goto` and `reload` wait until a closed sheet has left the history.
 */
function leaveAfterClosedSheets(page: Page) {
  const isSettled = () =>
    !history.state?.layer || document.querySelector('dialog[open]:not([data-leaving])') !== null
  const closed = () => expect.poll(() => page.evaluate(isSettled)).toBe(true)
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...args) => {
    await closed()
    return goto(...args)
  }
  page.reload = async (...args) => {
    await closed()
    return reload(...args)
  }
}

/**
 * The customers of Telegram's window are those of all tests and may have ordered in another one. Each test begins
 * without an address, so the last orders are left out of the one answer that it would come from.
 */
const withoutLastAddress = (page: Page) =>
  override(page, /\/orders\/v1\/orders\/user\/[^/?]+\?size=\d+&page=0$/, { content: [] })

/** Runs in the page. A page without storage has nothing to choose by. */
function choosePictures(key: string) {
  try {
    localStorage.setItem(key, 'false')
  } catch {}
}

export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    leaveAfterClosedSheets(page)
    await use(page)
    // A test may be over while an answer that it changes is under way.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  savesData: [true, { option: true }],
  isTranslated: [TRANSLATES_ALL, { option: true }],
  watch: [
    async ({ context, savesData, isTranslated }, use, info) => {
      await context.addInitScript(reportViolations)
      await context.addInitScript(recordPresses)
      if (isTranslated) await context.addInitScript(translate, STALE)
      if (savesData) {
        await context.addInitScript(() => {
          try {
            const { connection } = navigator as unknown as { connection?: object }
            if (connection) Object.defineProperty(connection, 'saveData', { value: true })
          } catch {
            // a journey refuses it
          }
        })
        await context.addInitScript(choosePictures, DATA_SAVER_KEY)
      }
      const watched = watch(context)
      await use(watched)
      await printEvidence(context, info)
      expect(watched.problems).toEqual([])
    },
    { auto: true },
  ],
  shop: async ({ page }, use) => {
    await use(createShop(page, page, shopUrl))
  },
  telegram: async ({ page }, use) => {
    await withoutLastAddress(page)
    await use(await playTelegram(page, shopUrl))
  },
  telegramShop: async ({ page, telegram }, use) => {
    await use(createShop(page, telegram.app, shopUrl))
  },
})

export { expect, shopUrl }
