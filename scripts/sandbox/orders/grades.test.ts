import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OrderDesk, openOrderDesk } from '../testing/order-desk.ts'

/* Grades of an order and its products after it has arrived (PR-12, OR-09). */

let desk: OrderDesk
let orderId: string
let productId: string
beforeAll(async () => {
  desk = await openOrderDesk()
  const made = await desk.post(desk.request({ service: 'PICK_UP' }))
  orderId = made.body.id
  productId = made.body.cartItems[0].product.id
}, 120_000)
afterAll(() => desk.sandbox.close())

const call = (path: string, body: unknown, token: string | null = desk.me.token) =>
  desk.sandbox.call(path, { body, token })
const gradeDish = (given: Record<string, unknown>, token?: string) =>
  call('/products/v1/grade/WITH_TOKEN', { productId, orderId, grade: 5, ...given }, token)
const gradeOrder = (body: unknown) => call(`/orders/v1/orders/${orderId}/grade`, body)
const averageOf = async (id: string) => {
  const { body } = await desk.sandbox.call('/products/v1/grade')
  return body.find((grade: { productId: string }) => grade.productId === id) ?? { grade: 0, count: 0 }
}

test('an order is not graded before it has arrived', async () => {
  expect((await gradeDish({})).body.code).toBe('ORDER_NOT_DELIVERED')
  expect((await gradeOrder({ grade: 5 })).body.code).toBe('ORDER_NOT_DELIVERED')
})

test('a grade of a product of a delivered order is in the average and in the order', async () => {
  desk.sandbox.clock.add(3_600_000)
  const before = await averageOf(productId)
  const given = await gradeDish({ grade: 2, comment: '  Cold when it came ' })
  expect(given.status).toBe(201)
  const now = await averageOf(productId)
  expect(now.count).toBe(before.count + 1)
  expect(now.grade).toBeCloseTo((before.grade * before.count + 2) / (before.count + 1), 2)
  expect(given.body).toEqual(now)
  const line = (await desk.read(orderId)).body.cartItems.find(
    (one: { product: { id: string } }) => one.product.id === productId,
  )
  expect(line.grade).toBe(2)
  const { body } = await desk.sandbox.call(`/products/v1/reviews?productId=${productId}`)
  expect(body.content[0]).toMatchObject({ productId, grade: 2, comment: 'Cold when it came', reply: null })
})

test('a second grade of the same customer replaces the first', async () => {
  const { count } = await averageOf(productId)
  await gradeDish({ grade: 5 })
  expect((await averageOf(productId)).count).toBe(count)
  const { body } = await desk.sandbox.call(`/products/v1/reviews?productId=${productId}`)
  expect(body.content.some(({ comment }: { comment: string }) => comment === 'Cold when it came')).toBe(false)
})

test.each([
  ['six stars', { grade: 6 }, 400],
  ['no star', { grade: 0 }, 400],
  ['half a star', { grade: 4.5 }, 400],
  ['a product that was not in the order', { productId: 'p-nobody' }, 422],
  ['an order that is not there', { orderId: 'o-nobody' }, 404],
])('refused: %s', async (_what, given, status) => {
  expect((await gradeDish(given)).status).toBe(status)
})

test('another customer’s order cannot be graded', async () => {
  const other = await desk.sandbox.signIn('second')
  expect((await gradeDish({}, other.token)).status).toBe(404)
})

test('an order is graded once, with a text', async () => {
  expect((await gradeOrder({ grade: 4, comment: 'Thank you' })).status).toBe(201)
  expect((await gradeOrder({ grade: 1 })).body.code).toBe('ORDER_ALREADY_GRADED')
  expect((await desk.read(orderId)).body.grade).toBe(4)
  const [row] = await desk.stored()
  expect(row).toMatchObject({ grade: 4, gradeComment: 'Thank you' })
})

describe('reasons and a tip (DX-13)', () => {
  const deliver = async (change: object = {}) => {
    const { body } = await desk.post({ ...desk.request({ service: 'DELIVERY' }, 12), ...change })
    desk.sandbox.clock.add(3_600_000)
    return body.id as string
  }
  const tip = (id: string, sum: unknown) => call(`/orders/v1/orders/${id}/tip`, { tip: sum, returnUrl: '' })
  /** What a customer does on the page of the provider. */
  const onPage = (id: string, action: string) =>
    desk.sandbox.app.request(`/sandbox/pay/${id}?tip=1`, {
      method: 'POST',
      body: new URLSearchParams({ do: action, tip: '1', returnUrl: '' }),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })

  test('reasons are kept with the grade and sent back, known or not', async () => {
    const id = await deliver()
    const given = { grade: 2, comment: 'Late', tags: ['COLD', 'BY_DRONE'] }
    expect((await call(`/orders/v1/orders/${id}/grade`, given)).status).toBe(201)
    expect((await desk.read(id)).body).toMatchObject({
      grade: 2,
      gradeTags: ['COLD', 'BY_DRONE'],
      gradeComment: 'Late',
    })
  })

  test('without any there are none', async () => {
    expect((await desk.read(await deliver())).body).toMatchObject({ gradeTags: [], lateTip: null })
  })

  test('a tip waits for its page, another one takes its place, and it is paid once', async () => {
    const id = await deliver()
    const asked = await tip(id, 5_000)
    expect([asked.status, asked.body.amount, asked.body.action]).toEqual([201, 5_000, 'REDIRECT'])
    expect((await onPage(id, 'cancel')).status).toBe(200)
    expect((await desk.read(id)).body.lateTip).toEqual({ sum: 5_000, isPaid: false })
    await tip(id, 10_000)
    await onPage(id, 'paid')
    expect((await desk.read(id)).body.lateTip).toEqual({ sum: 10_000, isPaid: true })
    expect((await tip(id, 5_000)).body.code).toBe('TIP_ALREADY_GIVEN')
  })

  test.each([
    ['nothing', 0, 400],
    ['less than nothing', -5_000, 400],
    ['half a so’m', 5_000.5, 400],
    ['more than the most', 500_001, 400],
    ['words', 'all of it', 400],
  ])('no tip: %s', async (_, sum, status) => {
    expect((await tip(await deliver(), sum)).status).toBe(status)
  })

  test('nor for an order under way, one that was fetched, or one that had a tip', async () => {
    const { body } = await desk.post(desk.request({ service: 'DELIVERY' }, 13))
    expect((await tip(body.id, 5_000)).body.code).toBe('ORDER_NOT_DELIVERED')
    expect((await tip(orderId, 5_000)).status).toBe(400)
    const tipped = await deliver(desk.request({ service: 'DELIVERY', tip: 5_000 }, 14))
    expect((await tip(tipped, 5_000)).body.code).toBe('TIP_ALREADY_GIVEN')
  })

  test('nor by somebody else, or where the merchant takes none', async () => {
    const id = await deliver()
    const other = await desk.sandbox.signIn('second')
    expect((await call(`/orders/v1/orders/${id}/tip`, { tip: 5_000 }, other.token)).status).toBe(404)
    const { settings } = desk.demo().wire
    settings.lateTipActive = false
    expect((await tip(id, 5_000)).body.code).toBe('FEATURE_OFF')
    settings.lateTipActive = true
  })
})

test('a message to share is stored for people of the messenger, and for Telegram to read', async () => {
  const message = { text: 'Choyxona oshi', url: 'https://demo.example.uz/product/p-1' }
  const made = await call('/webbot/v1/messages/WITH_TOKEN', message)
  expect(made.status).toBe(201)
  expect((await desk.sandbox.call(`/sandbox/prepared/${made.body.id}`)).body).toEqual(message)
  expect((await call('/webbot/v1/messages/WITH_TOKEN', message, null)).status).toBe(401)
  expect((await call('/webbot/v1/messages/WITH_TOKEN', { ...message, url: 'not an address' })).status).toBe(
    400,
  )
})
