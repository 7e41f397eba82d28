import { serve } from '@hono/node-server'
import type { OpenSandbox } from './testing.ts'

/** A sandbox over HTTP, on a port of its own. */
export const served = ({ app }: OpenSandbox) =>
  new Promise<{ url: string; close: () => Promise<void> }>((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({
        url: `http://127.0.0.1:${port}`,
        close: () => new Promise((done) => server.close(() => done())),
      }),
    )
  })
