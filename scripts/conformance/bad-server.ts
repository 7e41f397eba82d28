import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { listen } from '../listen.ts'

/*
 * For tests: a server over HTTP that gets one thing wrong a call, as real ones do.
 */

const product = (id: string, more: object) => ({
  ...{
    id,
    categoryId: 'c-1',
    name: 'Osh',
    costPrice: 45_000,
    discount: 0,
    active: true,
    amount: 1,
    unit: 'COUNT',
  },
  ...{ type: 'NONE', productBranch: [], modificationGroups: [] },
  ...more,
})

const category = { id: 'c-1', name: 'Osh', viewType: 'BIG', scrollType: 'VERTICAL', navigationType: 'SHEET' }
const branch = {
  ...{ id: 'br-1', name: 'Chilonzor', latitude: 41.28, longitude: 69.2, open: '10:00', close: '22:00' },
  ...{ leadTimeMinutes: 40, slotMinutes: 15, maxDaysAhead: 7, settings: { deliveryEnabled: true } },
}

export async function startBadServer() {
  const app = new Hono()
  app.get('/users/v1/merchants/sub/:sub', (c) =>
    c.json({ id: 'm-1', name: 'Demo', smsPassword: 'hunter2', theme: 'LIGHT' }),
  )
  // Numbers in words: one product is lost by its price, one sold without its discount, one shown in the wrong unit.
  app.get('/products/v1/overalls', (c) =>
    c.json({
      groups: [],
      categories: [category],
      products: [
        product('p-1', { costPrice: 'kelishiladi' }),
        product('p-2', { costPrice: '45 000', discount: 'yoʻq' }),
        product('p-3', { unit: 'BOX' }),
        product('p-4', { amount: null }),
      ],
    }),
  )
  // Without an id.
  app.get('/users/v1/branches', (c) => c.json([{ name: 'Chilonzor' }]))
  app.get('/users/v1/branches/full', (c) =>
    c.json([branch, { ...branch, id: 'br-2', slotMinutes: undefined }]),
  )
  // A page for a list, the object of one for a list, a failure, silence.
  app.get('/support/v1/banners', (c) => c.html('<!doctype html><title>Sign in</title>'))
  app.get('/support/v1/stories', (c) => c.json({ content: [] }))
  app.get('/support/v1/vacancies', (c) => c.text('oops', 500))
  app.get('/orders/v1/cancel-reasons', async (c) => {
    await wait(10_000, null, { ref: false })
    return c.json([])
  })
  // Anybody may read the account; what there is not is answered with a page.
  app.get('/users/v1/users/me/WITH_TOKEN', (c) => c.json({ id: 'u-1' }))
  app.get('/users/v1/branches/conformance-none', (c) => c.html('<h1>404</h1>', 404))
  return listen(app)
}
