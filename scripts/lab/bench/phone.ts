import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test'
import { DATA_SAVER_KEY, LANGUAGE_KEY } from '#/config/first-paint.ts'
import { findBrowser } from '../../e2e/browser.ts'

/** An average phone: its processor four times slower than this machine's, on Lighthouse's slow 4G. */
export const PHONE = { cpu: 4, rtt: 150, down: 1_600, up: 750, width: 390, height: 844, density: 2 }

/** `hasMaps`: with WebGL, which software renders where there is no graphics card. */
export const openBrowser = (hasMaps = false): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      ...(hasMaps ? ['--enable-unsafe-swiftshader'] : ['--disable-gpu']),
      '--disable-background-networking',
      '--disable-component-update',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
    ],
  })

/** What a page is seen on. */
export const DEVICES = {
  phone: {
    viewport: { width: PHONE.width, height: PHONE.height },
    deviceScaleFactor: PHONE.density,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
} satisfies Record<string, BrowserContextOptions>
export type Device = keyof typeof DEVICES

/**
 * A new customer with that device, in English, who was asked for the position before, so that no question covers the
 * page.
 */
export async function newCustomer(
  browser: Browser,
  device: Device = 'phone',
): Promise<{ context: BrowserContext; page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({
    ...DEVICES[device],
    locale: 'en-GB',
    timezoneId: 'Asia/Tashkent',
  })
  await context.addInitScript(
    ([language, saver]) => {
      localStorage.setItem(language, '"eng"')
      // What is measured has pictures, on a slow line too.
      localStorage.setItem(saver, 'false')
    },
    [LANGUAGE_KEY, DATA_SAVER_KEY] as const,
  )
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  return { context, page, cdp }
}

export const slowDown = (cdp: CDPSession, rate = PHONE.cpu) =>
  cdp.send('Emulation.setCPUThrottlingRate', { rate })

export const slowNetwork = (cdp: CDPSession) =>
  cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.rtt,
    downloadThroughput: (PHONE.down * 1_000) / 8,
    uploadThroughput: (PHONE.up * 1_000) / 8,
  })

/** What the page holds after a garbage collection: `heap` in bytes, elements, event listeners. */
export async function held(cdp: CDPSession): Promise<{ heap: number; nodes: number; listeners: number }> {
  await cdp.send('HeapProfiler.enable')
  for (let i = 0; i < 2; i++) await cdp.send('HeapProfiler.collectGarbage')
  const of = await metrics(cdp)
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

/** Reads a figure of `Performance.getMetrics` by its name, as it is now. */
export async function metrics(cdp: CDPSession) {
  const { metrics: all } = await cdp.send('Performance.getMetrics')
  return (name: string) => all.find((one) => one.name === name)?.value ?? Number.NaN
}

/**
 * Leaves the page alone for so long, ms: the pace of a customer, or the time that the last step is given before the next
 * one is measured.
 */
// biome-ignore lint/plugin/sleep: a part of the measure, the same in every run, so that figures compare
export const rest = (page: Page, ms: number) => page.waitForTimeout(ms)

/** Waits until the page has been idle for half a second, at most 30 s. */
export async function untilIdle(page: Page, cdp: CDPSession) {
  const busy = async () => (await metrics(cdp))('TaskDuration')
  const until = Date.now() + 30_000
  let last = await busy()
  for (let calm = 0; calm < 2 && Date.now() < until; ) {
    await rest(page, 500)
    const now = await busy()
    calm = now - last < 0.05 ? calm + 1 : 0
    last = now
  }
}
