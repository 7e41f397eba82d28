import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { browserScript } from '../browser-script.ts'
import { hostsOf, onlyOwnHosts, ownOrigins } from '../hosts.ts'
import type { LaunchOptions } from './page/types.ts'

export type FrameOptions = {
  /** Where the app is; `{merchant}` stands for the shop, as in `http://{merchant}.localhost:8080`. */
  appUrl: string
  /** Who signs launches. */
  sandboxUrl: string
  defaults?: Partial<LaunchOptions>
  /** Further host names of this server, beyond this machine's own. */
  hosts?: readonly string[]
}

const page = new URL('./page/', import.meta.url)

/**
 * The page runs its own scripts only, and only the studio of the sandbox may frame it. Like a Telegram client, it lets
 * the app open any page.
 */
const headersFor = (sandboxUrl: string) => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    'frame-src http: https:',
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${ownOrigins(new URL(sandboxUrl).port).join(' ')}`,
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
})

/** The pages of the frame, for a server and for a test that answers `https://web.telegram.org` with them. */
export function createFrameApp({ appUrl, sandboxUrl, defaults = {}, hosts = [] }: FrameOptions): Hono {
  const app = new Hono()
  const headers = headersFor(sandboxUrl)
  app.use(onlyOwnHosts(hostsOf(hosts)), async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
  })
  app.get('/config.json', (context) => context.json({ app: withMerchant(appUrl), defaults }))

  // The page never sees the bot's token; and being of its own origin, the call needs no CORS.
  app.get('/sandbox/*', async (context) => {
    const { pathname, search } = new URL(context.req.url)
    const answer = await fetch(new URL(pathname + search, sandboxUrl))
    return new Response(await answer.text(), {
      status: answer.status,
      headers: { 'Content-Type': answer.headers.get('Content-Type') ?? 'text/plain' },
    })
  })
  // What Telegram tells a bot; whether the bot hears it is not for the page to know.
  app.on('POST', ['/sandbox/write-access', '/sandbox/invoice/:slug'], async (context) => {
    const { pathname, search } = new URL(context.req.url)
    await fetch(new URL(pathname + search, sandboxUrl), { method: 'POST' }).catch(() => {})
    return context.body(null, 204)
  })
  // The name of the shop in each language; null, without an error in the console, when it cannot be asked.
  app.get('/shop/:merchant', async (context) => {
    const merchant = encodeURIComponent(context.req.param('merchant'))
    const address = new URL(`/users/v1/merchants/sub/${merchant}`, sandboxUrl)
    try {
      const answer = await fetch(address, { headers: { Merchant: merchant } })
      const { name } = (await answer.json()) as { name?: unknown }
      return context.json({ name: answer.ok ? (name ?? null) : null })
    } catch {
      return context.json({ name: null })
    }
  })
  app.get('/frame.css', async (context) => {
    return context.body(await readFile(new URL('frame.css', page), 'utf8'), 200, {
      'Content-Type': 'text/css',
    })
  })
  app.get('/:module{[a-z-]+\\.ts}', async (context) => {
    const code = await browserScript(page, context.req.param('module'))
    if (code === null) return context.notFound()
    return context.body(code, 200, { 'Content-Type': 'text/javascript' })
  })
  app.get('*', async (context) => context.html(await readFile(new URL('index.html', page), 'utf8')))
  return app
}

/** `http://127.0.0.1:8080` names no shop: its shops are sub-domains of localhost. */
function withMerchant(appUrl: string): string {
  if (appUrl.includes('{merchant}')) return appUrl
  const { protocol, port, hostname } = new URL(appUrl)
  const isLoopback = hostname === 'localhost' || hostname === '127.0.0.1'
  return isLoopback ? `${protocol}//{merchant}.localhost${port ? `:${port}` : ''}` : appUrl
}
