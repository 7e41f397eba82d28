import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import type { LaunchOptions, LogEntry } from '../telegram-frame/page/types.ts'
import { test as base, expect } from './fixtures.ts'
import { playTelegram, type Telegram } from './telegram.ts'

/* A page with our shell and the real SDK, but without a shop, inside each kind of client. */

type Files = Map<string, { type: string; body: string }>

export const INIT_DATA =
  'user=%7B%22id%22%3A7%2C%22language_code%22%3A%22ru%22%7D&auth_date=1&signature=s&hash=ff'
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

async function buildProbe(): Promise<Files> {
  const built = await build({
    root: path.join(import.meta.dirname, 'probe'),
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { write: false, target: 'es2022', modulePreload: { polyfill: false } },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput
  return new Map(
    output.map((file) => {
      const body = String(file.type === 'chunk' ? file.code : file.source)
      return [`/${file.fileName}`, { type: TYPES[path.extname(file.fileName)] ?? 'text/plain', body }]
    }),
  )
}

export async function serveProbe(context: BrowserContext, files: Files) {
  await context.route('http://probe.localhost/**', (route) => {
    const { pathname } = new URL(route.request().url())
    const file = files.get(pathname) ?? files.get('/index.html')
    return route.fulfill({ contentType: file?.type ?? 'text/html', body: file?.body ?? '' })
  })
}

export const test = base.extend<{ client: Client }, { files: Files }>({
  files: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      await use(await buildProbe())
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  client: async ({ page, files }, use) => {
    await serveProbe(page.context(), files)
    const client = withProbe(page, await playTelegram(page, 'http://127.0.0.1'))
    await use(client)
    expect(await client.errors()).toEqual([])
  },
})

type Client = ReturnType<typeof withProbe>

function withProbe(page: Page, telegram: Telegram) {
  return {
    ...telegram,
    start: async (options: Partial<LaunchOptions> = {}) => {
      await page.route('**/sandbox/launch?*', (route) => route.fulfill({ json: { initData: INIT_DATA } }))
      await telegram.open({ merchant: 'probe', ...options })
      await telegram.waitFor('web_app_ready')
    },
    said: async (event: string): Promise<LogEntry[]> =>
      (await telegram.log()).filter((entry) => entry.way === 'app' && entry.event === event),
    seen: (name: string) => telegram.app.getByText(name),
    tap: (name: string) => telegram.app.getByRole('button', { name }).click(),
  }
}

export { expect }
