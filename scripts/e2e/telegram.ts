import type { FrameLocator, Page } from '@playwright/test'
import { createFrameApp } from '../telegram-frame/app.ts'
import type { ThemeName } from '../telegram-frame/page/themes.ts'
import type { DialogKind, FrameState, LaunchOptions, LogEntry } from '../telegram-frame/page/types.ts'

/** What our page puts on its window for tests. */
type Frame = {
  launch: (options: Partial<LaunchOptions>) => Promise<void>
  press: (what: Pressed) => boolean | Promise<boolean>
  theme: (name: ThemeName) => void
  answer: (kind: DialogKind, text: string) => void
  reload: () => Promise<void>
  minimise: () => void
  resume: () => void
  keyboard: (isUp: boolean) => void
  fullscreen: (isOn: boolean, top?: number) => void
  state: FrameState
  log: LogEntry[]
  waitFor: (event: string, options?: { after?: number; limit?: number }) => Promise<LogEntry>
}
type Pressed = 'main' | 'secondary' | 'back' | 'settings' | 'close'

const HOST = 'https://web.telegram.org'

/** Lets our page answer for web.telegram.org, so that the production bundle trusts it as it is. */
export async function playTelegram(page: Page, shopUrl: string) {
  const frameApp = createFrameApp({ appUrl: shopUrl, sandboxUrl: shopUrl, hosts: [new URL(HOST).host] })
  await page.context().route(`${HOST}/**`, async (route) => {
    const answer = await frameApp.fetch(
      new Request(route.request().url(), { method: route.request().method() }),
    )
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    })
  })
  return createTelegram(page)
}

export type Telegram = ReturnType<typeof createTelegram>

function createTelegram(page: Page) {
  // `window.frame` exists in that page only, so its type must not apply to other windows.
  const call = async <R, A>(run: (frame: Frame, argument: A) => R, argument: A): Promise<Awaited<R>> => {
    const frame = await page.evaluateHandle(() => (window as unknown as { frame: Frame }).frame)
    return frame.evaluate(run as never, argument) as Promise<Awaited<R>>
  }
  const app: FrameLocator = page.frameLocator('#view iframe')
  const telegram = {
    /** The mini app, inside the client. */
    app,
    /** The client's main button, as a person sees it. */
    mainButton: page.locator('#main'),
    /** The client's Back or Close. */
    leave: page.locator('#leave'),
    /** Its ⋯ menu, and what is in it once it is open. */
    menu: page.getByRole('button', { name: 'Menu', exact: true }),
    menuItem: (name: string) => page.getByRole('menuitem', { name }),
    /** Opens the client with an empty window, or launches the app in it. */
    open: async (options: Partial<LaunchOptions> | null = {}) => {
      if (!page.url().startsWith(HOST)) {
        await page.goto(`${HOST}/?wait`)
        await page.waitForFunction(() => 'frame' in window)
      }
      if (options) await telegram.launch(options)
    },
    launch: (options: Partial<LaunchOptions>) =>
      call((frame, given) => frame.launch(given), { profile: 'weba', lang: 'en', ...options } as const),
    press: (what: Pressed) => call((frame, pressed) => frame.press(pressed), what),
    theme: (name: ThemeName) => call((frame, theme) => frame.theme(theme), name),
    /** Sets the customer's answer to the client's next question of this kind. */
    answer: (kind: DialogKind, text: string) =>
      call((frame, [asked, answer]) => frame.answer(asked, answer), [kind, text] as const),
    reload: () => call((frame) => frame.reload(), null),
    minimise: () => call((frame) => frame.minimise(), null),
    resume: () => call((frame) => frame.resume(), null),
    keyboard: (isUp: boolean) => call((frame, up) => frame.keyboard(up), isUp),
    /** By the client's own button; its buttons then cover `top` px of the app. */
    fullscreen: (top: number) => call((frame, covered) => frame.fullscreen(true, covered), top),
    state: () => call((frame) => frame.state, null),
    log: () => call((frame) => frame.log, null),
    waitFor: (event: string, after?: number) =>
      call((frame, [name, number]) => frame.waitFor(name, number === undefined ? {} : { after: number }), [
        event,
        after,
      ] as const),
    /**
     * Resolves when the client has everything that the app has said so far: its messages arrive in their order, after
     * what the frame being drawn makes the app say.
     */
    hearsAll: async () => {
      const echo = `echo ${crypto.randomUUID()}`
      const heard = await page.evaluateHandle((words) => {
        const promise = new Promise<void>((resolve) => {
          addEventListener('message', ({ data }) => data === words && resolve())
        })
        // A handle of the promise itself would wait for it.
        return { promise }
      }, echo)
      await app.locator('html').evaluate(async (_, words) => {
        for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
        parent.postMessage(words, '*')
      }, echo)
      await heard.evaluate(({ promise }) => promise)
    },
    /**
     * Call it before what makes the client step back in the history that it shares with the app; the returned function
     * resolves when that has happened. A step to an entry of the app is told to the app alone.
     */
    watchStepBack: async () => {
      const next = () => {
        const promise = new Promise<void>((resolve) => {
          addEventListener('popstate', () => resolve(), { once: true })
        })
        return { promise }
      }
      const watched = [await page.evaluateHandle(next), await app.locator('html').evaluateHandle(next)]
      return () => Promise.race(watched.map((one) => one.evaluate(({ promise }) => promise)))
    },
    /** Everything the client would have refused or not understood. */
    errors: async () => (await telegram.log()).filter((entry) => entry.way === 'error'),
  }
  return telegram
}
