import { expect, type Frame, type Page } from '@playwright/test'
import { test as base } from './fixtures.ts'
import { playTelegram, type Telegram } from './telegram.ts'

/* An app of a few lines of the bare protocol: what fails with it is the fault of Telegram's window, not of the shop. */

const TINY_APP = `<!doctype html><title>tiny</title><script>
  window.heard = []
  addEventListener('message', (event) => {
    if (event.source === parent) heard.push(JSON.parse(event.data))
  })
  window.say = (eventType, eventData) =>
    parent.postMessage(JSON.stringify({ eventType, eventData }), 'https://web.telegram.org')
  say('iframe_ready', { reload_supported: true })
</script>`

type Tiny = {
  heard: { eventType: string; eventData: Record<string, unknown> }[]
  say: (eventType: string, eventData?: Record<string, unknown>) => void
}

export const test = base.extend<{ client: Telegram; tiny: ReturnType<typeof createTiny> }>({
  client: async ({ page }, use) => {
    await page.route('http://tiny.localhost/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: TINY_APP }),
    )
    await use(await playTelegram(page, 'http://127.0.0.1'))
  },
  tiny: async ({ page, client }, use) => {
    await use(createTiny(page, client))
  },
})

function createTiny(page: Page, client: Telegram) {
  const inside = async (): Promise<Frame> => {
    await client.app.locator('html').waitFor({ state: 'attached' })
    const frame = page.frames().find((one) => one.url().startsWith('http://tiny.localhost'))
    if (!frame) throw new Error('the tiny app is not there')
    return frame
  }
  const tiny = {
    open: async (options: Parameters<Telegram['launch']>[0] = {}) => {
      await client.open({ merchant: 'tiny', data: false, ...options })
      await client.waitFor('iframe_ready')
    },
    url: async () => (await inside()).url(),
    say: async (event: string, data: Record<string, unknown> = {}) =>
      (await inside()).evaluate(([name, about]) => (window as unknown as Tiny).say(name, about), [
        event,
        data,
      ] as const),
    /** Waits until every message so far has been answered: after them goes one to the client, and one back. */
    settled: async () => {
      await client.hearsAll()
      const echoes = (await tiny.heard('echo')).length
      await page.evaluate(() => {
        const echo = JSON.stringify({ eventType: 'echo', eventData: {} })
        document.querySelector<HTMLIFrameElement>('#view iframe')?.contentWindow?.postMessage(echo, '*')
      })
      await expect.poll(async () => (await tiny.heard('echo')).length).toBe(echoes + 1)
    },
    heard: async (event: string) => {
      const all = await (await inside()).evaluate(() => (window as unknown as Tiny).heard)
      return all.filter((one) => one.eventType === event).map((one) => one.eventData)
    },
  }
  return tiny
}
