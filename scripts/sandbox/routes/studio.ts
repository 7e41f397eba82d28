import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { browserScript } from '../../browser-script.ts'
import { PAGE_HEADERS } from '../pages/page.ts'
import { badLinkPage, studioPage } from '../pages/studio-page.ts'
import type { Env, Services } from '../services/context.ts'
import { Fault, statusOf } from '../services/errors.ts'
import { bodyOf } from '../services/guard.ts'
import { readStudioState } from '../services/studio-state.ts'

const SCRIPTS = new URL('../pages/studio/', import.meta.url)

/** As the other pages, and: its own script, its calls, the shop and the Telegram window in a frame. */
const headersFor = (frameOrigin: string) => ({
  ...PAGE_HEADERS,
  'Content-Security-Policy': `default-src 'none'; script-src 'self'; connect-src 'self'; frame-src 'self' ${frameOrigin}; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
})

/** The settings studio (CX-04): its page, its script, and the changes that are made on it. */
export function studioRoutes({ studio, tenants, settings }: Services) {
  const routes = new Hono<Env>()
  const headers = headersFor(settings.frameOrigin)

  const merchantOf = async (name: string) => {
    const tenant = await tenants.seek(name)
    // By its sub-domain alone, so that there is one link to a shop, and none of a studio within a studio.
    if (tenant?.sub !== name) throw new Fault('MERCHANT_NOT_FOUND')
    return tenant
  }

  // Shows what the link says. Nothing opens by a GET, which a preview of the link or a crawler makes as well.
  const page = async (c: Context<Env>) => {
    const state = readStudioState(c.req.query())
    const tenant = await merchantOf(state.merchant)
    const id = studio.newId()
    return studioPage({
      id,
      vendor: studio.nameOf(tenant, id),
      tenant,
      tenants: tenants.all,
      state,
      frameOrigin: settings.frameOrigin,
    })
  }

  routes.get('/sandbox/studio', async (c) => {
    try {
      return c.html(await page(c), 200, headers)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const field = String(error.details[0]?.field ?? 'merchant')
      return c.html(badLinkPage(field, c.req.query(field)), statusOf(error.code), PAGE_HEADERS)
    }
  })

  routes.get('/sandbox/studio/:module{[a-z-]+\\.ts}', async (c) => {
    const code = await browserScript(SCRIPTS, c.req.param('module'))
    return code === null ? c.notFound() : c.body(code, 200, { 'Content-Type': 'text/javascript' })
  })

  // The page opens its studio, with the fields of its link.
  routes.post('/sandbox/studio/:id', async (c) => {
    const state = readStudioState(await bodyOf(c, v.record(v.string(), v.string())))
    const tenant = await merchantOf(state.merchant)
    if (!studio.open(c.req.param('id'), tenant, state)) throw new Fault('NOT_FOUND')
    return c.body(null, 204)
  })

  // The fields of the link to this state. 404: the studio has expired; the link opens another one.
  routes.put('/sandbox/studio/:id', async (c) => {
    const state = readStudioState(await bodyOf(c, v.record(v.string(), v.string())))
    if (!studio.change(c.req.param('id'), state)) throw new Fault('NOT_FOUND')
    return c.body(null, 204)
  })

  return routes
}
