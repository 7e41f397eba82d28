import { expect, test } from 'vitest'
import { requestOf } from '../testing/random-order.ts'
import { type OpenSandbox, sandboxForEach } from '../testing/testing.ts'

/* A dish is taken only for the hours at which its category is cooked (BX-37); breakfasts of `beta`: 07:00 to 11:30. */

let sandbox: OpenSandbox
sandboxForEach((opened) => {
  sandbox = opened
})

const NOON = { day: '2026-11-24', time: '12:00' }
const tenant = () => {
  const found = sandbox.services.tenants.find('beta')
  if (!found) throw new Error('no beta')
  return found
}

/** Three portions of the first dish of a category, to be fetched. */
async function ordered(category: string, when: { day: string; time: string } | null) {
  const product = [...tenant().products.values()].find(
    ({ categoryId, modificationGroups }) =>
      categoryId === `cat-beta-${category}` && modificationGroups.length === 0,
  )
  if (!product) throw new Error(`nothing in ${category}`)
  const me = await sandbox.signIn('known', 'beta')
  const line = { product, choices: {}, note: '', count: 3 }
  const body = requestOf(tenant(), me.user.id, [line], { service: 'PICK_UP', ...(when && { when }) })
  const call = sandbox.as(me.token, 'beta')
  const check = await call('/orders/v1/orders/validate', body)
  const order = await call(`/orders/v1/orders${when ? '/at-time' : ''}`, body)
  return { check: check.body, order, productId: product.id }
}

test.each([
  ['now, after breakfast', 'nonushta', NOON.time, null, '07:00'],
  ['now, before breakfast', 'nonushta', '06:59', null, '07:00'],
  ['today, when breakfast is over', 'nonushta', '06:00', { ...NOON, time: '11:30' }, '07:00'],
  ['soup of the night, by day', 'shorva', '12:00', null, '18:00'],
  [
    'soup of the night, tomorrow when it is over',
    'shorva',
    '12:00',
    { ...NOON, day: '2026-11-25', time: '02:00' },
    '18:00',
  ],
] as const)('refused: %s', async (_rule, category, time, when, from) => {
  sandbox.clock.set(Date.parse(`2026-11-24T${time}:00+05:00`))
  const { check, order, productId } = await ordered(category, when)
  const detail = { field: 'cartItems[0]', line: 0, productId, from }
  expect(check.valid).toBe(false)
  expect(check.problems[0]).toEqual({ code: 'CATEGORY_CLOSED', ...detail })
  expect(order.status).toBe(422)
  expect(order.body).toMatchObject({ code: 'CATEGORY_CLOSED', details: [detail] })
  for (const language of ['uz', 'ru', 'eng']) expect(order.body.description[language]).toContain(from)
})

test.each([
  ['now, at breakfast', 'nonushta', '07:00', null],
  ['for breakfast, the evening before', 'nonushta', '22:00', { day: '2026-11-25', time: '08:00' }],
  ['soup of the night, after midnight', 'shorva', '01:30', null],
  ['soup of the night, tomorrow', 'shorva', '12:00', { day: '2026-11-25', time: '01:45' }],
  ['what has no hours, at any hour', 'manti', '04:00', null],
] as const)('taken: %s', async (_rule, category, time, when) => {
  sandbox.clock.set(Date.parse(`2026-11-24T${time}:00+05:00`))
  const { check, order } = await ordered(category, when)
  expect(check.problems).toEqual([])
  expect(order.status).toBe(201)
})
