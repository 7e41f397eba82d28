import path from 'node:path'
import { Hono } from 'hono'
import { counterPageHeaders, crmPageHeaders, mapPageHeaders } from '../../headers.ts'
import { askedFor, packedAnswer } from '../services/compress.ts'
import type { Env, Services } from '../services/context.ts'
import { createFiles } from './static.ts'

type HeadersOf = typeof mapPageHeaders

/** Sites with foreign scripts, each under a host name of its own with nothing else. */
const SITES: Record<string, { folder: string; pages: Record<string, HeadersOf> }> = {
  'maps.localhost': { folder: 'map', pages: { '/map.html': mapPageHeaders } },
  'widgets.localhost': {
    folder: 'widgets',
    pages: { '/crm.html': crmPageHeaders, '/counter.html': counterPageHeaders },
  },
}

/** The routes of such a site; null: the name is a shop's. */
export function framePages({ settings: { dist, frameOrigin } }: Services) {
  const parents = [
    'http://*.localhost:*',
    'http://localhost:*',
    'http://127.0.0.1:*',
    'https://web.telegram.org',
    frameOrigin,
  ]
  const sites = new Map(
    Object.entries(SITES).map(([host, { folder, pages }]) => {
      const routes = new Hono<Env>()
      const files = createFiles(path.join(dist ?? '', folder))
      routes.get('*', async (c) => {
        const ofPage = Object.hasOwn(pages, c.req.path) ? pages[c.req.path] : undefined
        const isFile = ofPage !== undefined || /^\/assets\/[\w-]+\.(?:js|css)$/.test(c.req.path)
        const file = dist && isFile ? await files(c.req.path) : null
        if (!file) return c.text('Not found', 404)
        const headers = (ofPage ?? mapPageHeaders)({ parents })
        return packedAnswer(file, askedFor(c.req), { ...headers, 'Content-Type': file.type })
      })
      routes.all('*', (c) => c.text('Not found', 404))
      return [host, routes] as const
    }),
  )
  return (hostname: string) => sites.get(hostname) ?? null
}
