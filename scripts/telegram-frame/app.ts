import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { transformWithOxc } from 'vite'
import type { LaunchOptions } from './page/types.ts'

export type FrameOptions = {
  /** Where the app is; `{merchant}` stands for the shop, as in `http://{merchant}.localhost:8080`. */
  appUrl: string
  /** Who signs launches. */
  sandboxUrl: string
  defaults?: Partial<LaunchOptions>
}

const page = new URL('./page/', import.meta.url)

/**
 * The pages of the frame, for a server and for a test that answers `https://web.telegram.org` with them. The browser
 * gets our TypeScript with the types taken out, so there is nothing to build.
 */
export function createFrameApp({ appUrl, sandboxUrl, defaults = {} }: FrameOptions): Hono {
  const app = new Hono()
  app.get('/config.json', (context) => context.json({ app: withMerchant(appUrl), defaults }))

  // The page never sees the bot's token; and being of its own origin, the call needs no CORS.
  app.get('/sandbox/*', (context) => {
    const { pathname, search } = new URL(context.req.url)
    return pass(new URL(pathname + search, sandboxUrl))
  })
  app.get('/shop/:merchant', (context) => {
    const merchant = context.req.param('merchant')
    return pass(new URL(`/users/v1/merchants/sub/${encodeURIComponent(merchant)}`, sandboxUrl), {
      Merchant: encodeURIComponent(merchant),
    })
  })
  app.get('/frame.css', async (context) => {
    return context.body(await readFile(new URL('frame.css', page), 'utf8'), 200, {
      'Content-Type': 'text/css',
    })
  })
  app.get('/:module{[a-z-]+\\.ts}', async (context) => {
    try {
      const name = context.req.param('module')
      const { code } = await transformWithOxc(await readFile(new URL(name, page), 'utf8'), name)
      return context.body(code, 200, { 'Content-Type': 'text/javascript' })
    } catch {
      return context.notFound()
    }
  })
  app.get('*', async (context) => context.html(await readFile(new URL('index.html', page), 'utf8')))
  return app
}

async function pass(address: URL, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await fetch(address, { headers })
  return new Response(await answer.text(), {
    status: answer.status,
    headers: { 'Content-Type': answer.headers.get('Content-Type') ?? 'text/plain' },
  })
}

/** `http://127.0.0.1:8080` names no shop: its shops are sub-domains of localhost. */
function withMerchant(appUrl: string): string {
  if (appUrl.includes('{merchant}')) return appUrl
  const { protocol, port, hostname } = new URL(appUrl)
  const isLoopback = hostname === 'localhost' || hostname === '127.0.0.1'
  return isLoopback ? `${protocol}//{merchant}.localhost${port ? `:${port}` : ''}` : appUrl
}
