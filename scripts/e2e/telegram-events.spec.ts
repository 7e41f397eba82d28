import type { Page } from '@playwright/test'
import { randomOf } from '../random.ts'
import { everyAddress } from './every-page.ts'
import { expect, test } from './fixtures.ts'
import { choseEnglish } from './shop.ts'
import type { Telegram } from './telegram.ts'

/*
 * What a Telegram client tells the app, in any order: its buttons, its theme, its heights and insets, that it is put
 * aside and taken back, and messages that no client should send. The app stays, and answers.
 */

const DISH = 'Norin with horse meat'
const EVENTS = 500

const THEMES = ['day', 'night', 'custom', 'missing', 'invalid'] as const
/** Names of events with what a good one, a sloppy one and a malformed one carries. */
const MESSAGES: Readonly<Record<string, readonly unknown[]>> = {
  viewport_changed: [
    { width: 390, height: 500, is_expanded: false, is_state_stable: true },
    { width: 390, height: 844, is_expanded: true, is_state_stable: false },
    { height: 0, is_expanded: true, is_state_stable: true },
    { height: 'tall' },
    null,
  ],
  visibility_changed: [{ is_visible: false }, { is_visible: true }, {}, null],
  theme_changed: [
    { theme_params: { bg_color: '#101010' } },
    { theme_params: {} },
    { theme_params: null },
    null,
  ],
  safe_area_changed: [{ top: 44, right: 0, bottom: 34, left: 0 }, { top: -1, bottom: 99_999 }, {}, null],
  content_safe_area_changed: [{ top: 46, right: 0, bottom: 0, left: 0 }, { top: 'x' }, null],
  fullscreen_changed: [{ is_fullscreen: true }, { is_fullscreen: false }, {}, null],
  fullscreen_failed: [{ error: 'UNSUPPORTED' }, {}, null],
  activated: [{}, null],
  deactivated: [{}, null],
  back_button_pressed: [{}, null],
  settings_button_pressed: [{}, null],
  popup_closed: [{ button_id: 'x' }, {}, null],
  invoice_closed: [{ slug: 'x', status: 'paid' }, {}, null],
  qr_text_received: [{ data: 'https://example.uz/' }, {}, null],
  scan_qr_popup_closed: [{}, null],
  home_screen_checked: [{ status: 'added' }, {}, null],
  home_screen_added: [{}, null],
  home_screen_failed: [{ error: 'UNSUPPORTED' }, null],
  phone_requested: [{ status: 'cancelled' }, {}, null],
  write_access_requested: [{ status: 'allowed' }, {}, null],
  custom_method_invoked: [{ req_id: '1', result: 1 }, {}, null],
  clipboard_text_received: [{ req_id: '1', data: 'x' }, {}, null],
  an_event_of_the_next_version: [{ of: [1, null] }, null],
}

/** Tells the app as the client does, past what the client itself would allow. */
const say = (page: Page, eventType: string, eventData: unknown) =>
  page.evaluate(
    (message) =>
      document.querySelector<HTMLIFrameElement>('#view iframe')?.contentWindow?.postMessage(message, '*'),
    JSON.stringify({ eventType, eventData }),
  )

/** One event out of a seed, with words for the report of a failure. */
function eventOf({ oneOf, whole }: ReturnType<typeof randomOf>, page: Page, telegram: Telegram) {
  const to = oneOf(Object.values(everyAddress()).filter((path) => !path.startsWith('/merchantNot')))
  const theme = oneOf(THEMES)
  const isOn = oneOf([true, false])
  const [name, payloads] = oneOf(Object.entries(MESSAGES))
  const payload = oneOf(payloads)
  const events: readonly (readonly [words: string, send: () => Promise<unknown>, weight: number])[] = [
    ['Back', () => telegram.press('back'), 6],
    ['Settings', () => telegram.press('settings'), 2],
    [`the theme ${theme}`, () => telegram.theme(theme), 3],
    [`the keyboard ${isOn}`, () => telegram.keyboard(isOn), 3],
    ['put aside', () => telegram.minimise(), 2],
    ['taken back', () => telegram.resume(), 3],
    ['fullscreen', () => telegram.fullscreen(whole(0, 120)), 1],
    [
      `the page ${to}`,
      () => telegram.app.locator('body').evaluate((_, path) => history.pushState(null, '', path), to),
      4,
    ],
    [`${name} ${JSON.stringify(payload)}`, () => say(page, name, payload), 12],
  ]
  return oneOf(events.flatMap(([words, send, weight]) => Array(weight).fill({ words, send }))) as {
    words: string
    send: () => Promise<unknown>
  }
}

for (const [profile, seed] of [
  ['weba', 1],
  ['ios', 2],
  ['android', 3],
  ['old', 4],
] as const)
  test(`${EVENTS} events of ${profile} in any order: no uncaught error, and the app answers (TG-01, TG-03, TG-04)`, async ({
    page,
    telegram,
    telegramShop: shop,
    watch,
  }) => {
    test.setTimeout(300_000)
    // What the SDK says of a message that it cannot read.
    watch.allowConsole(/\[dasturxon\]|Bridge|An error occurred processing/)
    await choseEnglish(page)
    await telegram.open({ profile, user: 'second' })
    await shop.hasDish(DISH)
    await telegram.waitFor('web_app_ready')
    const random = randomOf(seed)
    const done: string[] = []
    const broken: string[] = []
    for (let nth = 0; nth < EVENTS; nth++) {
      const { words, send } = eventOf(random, page, telegram)
      done.push(words)
      await send()
      // biome-ignore lint/plugin/sleep: the seed chooses the moment of the next event
      if (nth % 10 === 0) await page.waitForTimeout(random.whole(0, 120))
      if (watch.problems.length > 0)
        broken.push(`event ${nth}, after ${done.slice(-3).join('; ')}: ${watch.problems.splice(0).join()}`)
      // A client puts an app in anew now and then; its page and its basket are the same.
      if (nth % 125 === 124) await telegram.reload()
    }
    expect(broken, `seed ${seed}`).toEqual([])
    await test.step('the app is there', async () => {
      await telegram.resume()
      await telegram.keyboard(false)
      await say(page, 'visibility_changed', { is_visible: true })
      await telegram.app.locator('body').evaluate(() => history.pushState(null, '', '/'))
      await expect(shop.more(DISH)).toBeVisible()
      await shop.thumb()
      await shop.more(DISH).click()
      await expect(shop.countOf(DISH)).toContainText('2')
      await shop.toBasket()
      await expect(telegram.mainButton).toHaveText(/^Checkout/)
    })
    expect(await telegram.errors()).toEqual([])
  })
