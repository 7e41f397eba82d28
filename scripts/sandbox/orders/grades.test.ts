import { afterAll, beforeAll, expect, test } from 'vitest'
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
