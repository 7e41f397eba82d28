import type { Page } from '@playwright/test'
import { usualLaunch } from '../telegram-frame/page/launch.ts'
import { isAtLeast } from '../telegram-frame/page/methods.ts'
import { type Profile, type ProfileName, profiles } from '../telegram-frame/page/profiles.ts'
import type { LaunchOptions } from '../telegram-frame/page/types.ts'
import { startIsOver } from './app-is-there.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { reloadTelegram } from './storm.ts'
import type { Telegram } from './telegram.ts'

/** How long the wait for a call may be that comes with the next reload, whoever brings it, ms. */
export const LONG_MS = 30_000
/** How long a walk may wait for one thing in a client that loads the page anew every few seconds, ms. */
const BETWEEN_STORMS_MS = 5_000

const TOKEN = /\/webbot\/v1\/users\/token/

type Given = { page: Page; telegram: Telegram; shop: Shop; profile: ProfileName }
export type Walk = ReturnType<typeof walkOf>

/** The parts that a row is walked with. */
export const walkOf = (given: Given) => ({ ...given, client: clientOf(given) })

/** One kind of Telegram client, with what a customer does in it by its own buttons, or without those that it lacks. */
function clientOf({ page, telegram, profile }: Given) {
  const { app, leave } = telegram
  const kind: Profile = profiles[profile]
  const isStormy = kind.reloadsEvery > 0
  if (isStormy) page.setDefaultTimeout(BETWEEN_STORMS_MS)
  const hasSince = (version: string) => isAtLeast(kind.version, version)
  /** It keeps texts for the app, on the device or in Telegram's cloud. */
  const keepsBasket = kind.answers && hasSince('6.9')
  /** What the server answered to the launch data since this launch. */
  const signIns: number[] = []
  page.on('response', (answer) => {
    if (TOKEN.test(answer.url())) signIns.push(answer.status())
  })
  const client = {
    kind,
    signIns,
    isStormy,
    /** Whether the client knows what came with this version of the Bot API. */
    hasSince,
    /** Its own Back. */
    hasBack: hasSince('6.1'),
    /** A launch that has nothing of the one before. */
    open: async (options: Partial<LaunchOptions> = {}) => {
      // What the last launch is still sending belongs to it.
      await telegram.open(null)
      signIns.length = 0
      await telegram.launch({ ...usualLaunch, lang: 'en', user: 'second', profile, ...options })
    },
    /**
     * One row, walked from a launch of its own. A client that loads the page anew by itself may do so in the middle of
     * the walk: then it is walked again.
     */
    row: (id: string, options: Partial<LaunchOptions>, walk: () => Promise<unknown>) =>
      test.step(id, async () => {
        const once = async () => {
          await client.open(options)
          await walk()
        }
        if (isStormy) await expect(once).toPass({ intervals: [100] })
        else await once()
      }),
    /** The app is loaded anew, by the customer, or by the client itself if it does that all the time. */
    reload: async () => {
      if (!isStormy) return reloadTelegram(telegram)
      const { length } = await telegram.log()
      await telegram.waitFor('web_app_ready', length)
    },
    /** Closes the sheet by Back, which a client without one leaves to the sheet's own button. */
    closeSheet: async (name: string) => {
      const sheet = app.getByRole('dialog', { name })
      await expect(sheet).toBeVisible()
      if (client.hasBack) await client.back()
      else await sheet.getByRole('button', { name: 'Close' }).first().click()
      await expect(sheet).toBeHidden()
    },
    /** The client has all of the basket that it can keep. */
    basketIsKept: async () => {
      if (!keepsBasket) return
      const saved = /device_storage_save_key|saveStorageValue/
      const log = async () => (await telegram.log()).map((one) => JSON.stringify(one))
      await expect.poll(async () => (await log()).some((one) => saved.test(one))).toBe(true)
    },
    /** What a start brings without a press is there, with the basket that the client has kept for this customer. */
    startIsOver: async ({ isVisitor = false } = {}) => {
      if (keepsBasket && !isVisitor)
        await telegram.waitFor(
          kind.hasDeviceStorage ? 'device_storage_key_received' : 'custom_method_invoked',
        )
      await startIsOver(app)
    },
    /** Goes one page up. */
    back: async () => {
      if (!client.hasBack) return app.getByRole('button', { name: 'Back', exact: true }).click()
      await expect(leave).toHaveAccessibleName('Back')
      await leave.click()
    },
    /** Nothing leads back from the menu. */
    isOnMenu: async () => {
      await expect(app.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expect(leave).toHaveAccessibleName('Close')
      await expect(app.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
    },
    /** The customer is in another app; a client before 8.0 does not say so, its webview does. */
    isAway: async (isAway: boolean) => {
      await (isAway ? telegram.minimise() : telegram.resume())
      if (hasSince('8.0')) return
      await app.locator('body').evaluate(
        (_, state) => {
          Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
          document.dispatchEvent(new Event('visibilitychange'))
        },
        isAway ? 'hidden' : 'visible',
      )
    },
    /** What the client was asked for since this launch. */
    askedFor: async (what: RegExp) => {
      const log = await telegram.log()
      const launch = log.findLastIndex(({ event }) => event === 'launch')
      return log
        .slice(launch)
        .filter(({ way, event }) => way === 'app' && what.test(event))
        .map(({ event }) => event)
    },
  }
  return client
}
