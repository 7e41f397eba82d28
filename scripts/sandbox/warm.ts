import { readdir } from 'node:fs/promises'
import type { Sandbox } from './app.ts'

/** Compresses menus and the bundle's files in the background before the first request; a failure does no harm. */
export async function warmUp({ app, services }: Sandbox) {
  const get = (path: string, merchant = '') =>
    app.request(path, {
      headers: { 'Accept-Encoding': 'br', ...(merchant ? { Merchant: merchant } : undefined) },
    })
  await get('/')
  for (const { sub } of services.tenants.all) await get('/products/v1/overalls?type=WEB', sub)
  const files = await readdir(`${services.settings.dist}/assets`).catch(() => [])
  for (const file of files) await get(`/assets/${file}`)
}
