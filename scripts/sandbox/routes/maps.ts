import { Hono } from 'hono'
import { mapStyle } from '../maps/style.ts'
import { MOST_ZOOM, tileAt } from '../maps/tile.ts'
import type { Env } from '../services/context.ts'

const headers = { 'Cache-Control': 'public, max-age=3600', 'Access-Control-Allow-Origin': '*' } as const
const TILE = /^\/maps\/tiles\/(\d{1,2})\/(\d{1,6})\/(\d{1,6})\.mvt$/
const STYLE = /^\/maps\/(light|dark)-(uz|ru)\.json$/
/** Tiles kept in memory. */
const MOST = 2_000

/** A base map of the sandbox's own, so that maps work with no internet. */
export function mapRoutes() {
  const routes = new Hono<Env>()
  const known = new Map<string, Uint8Array<ArrayBuffer>>()

  routes.get('/maps/*', (c) => {
    const { pathname, origin } = new URL(c.req.url)
    const [, theme, language] = STYLE.exec(pathname) ?? []
    if (theme && language)
      return c.json(
        mapStyle(origin, theme === 'dark' ? 'dark' : 'light', language === 'ru' ? 'ru' : 'uz'),
        200,
        headers,
      )
    const [z = -1, x = 0, y = 0] = (TILE.exec(pathname) ?? []).slice(1).map(Number)
    if (z < 0 || z > MOST_ZOOM || Math.max(x, y) >= 2 ** z) return c.text('Not found', 404)
    const tile = known.get(pathname) ?? tileAt({ z, x, y })
    if (known.size < MOST) known.set(pathname, tile)
    return c.body(tile, 200, { ...headers, 'Content-Type': 'application/vnd.mapbox-vector-tile' })
  })

  return routes
}
