import { serve } from '@hono/node-server'
import type { Hono } from 'hono'

/** For tests: an app on a free port of this machine. */
export async function listen(app: Hono) {
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const own = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(own))
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        if ('closeAllConnections' in server) server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
