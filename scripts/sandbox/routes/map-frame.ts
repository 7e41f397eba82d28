import path from 'node:path'
import { Hono } from 'hono'
import { mapPageHeaders } from '../../headers.ts'
import { askedFor, packedAnswer } from '../services/compress.ts'
import type { Env, Services } from '../services/context.ts'
import { createFiles } from './static.ts'

/** The site with the keyed map, on an origin of its own: nothing else is served under this name. */
export const MAP_HOST = 'maps.localhost'

export function mapFrameRoutes({ settings: { dist, frameOrigin } }: Services) {
  const routes = new Hono<Env>()
  const files = createFiles(path.join(dist ?? '', 'map'))
  const headers = mapPageHeaders({
    parents: [
      'http://*.localhost:*',
      'http://localhost:*',
      'http://127.0.0.1:*',
      'https://web.telegram.org',
      frameOrigin,
    ],
  })

  routes.get('*', async (c) => {
    const isFile = /^\/(?:map\.html|assets\/[\w-]+\.(?:js|css))$/.test(c.req.path)
    const file = dist && isFile ? await files(c.req.path) : null
    if (!file) return c.text('Not found', 404)
    return packedAnswer(file, askedFor(c.req), { ...headers, 'Content-Type': file.type })
  })
  routes.all('*', (c) => c.text('Not found', 404))

  return routes
}
