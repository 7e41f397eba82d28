import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { buildOrderRequest } from '#/domain/order/build-order.ts'
import { cutText } from '#/lib/cut-text.ts'
import { orderInput } from '#/testing/order-samples.ts'
import { OrderBody } from './body.ts'

/* What a customer types into the fields of an order, whatever it is, the server takes. */

/** As a field with so much room has it. */
const typed = (most: number) =>
  fc
    .array(
      fc.constantFrom('a', 'ў', ' ', '. ', '…', '\n', 'и\u0306', '❤️', '😋', '👍🏽', '👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇺🇿'),
      {
        minLength: 0,
        maxLength: most,
      },
    )
    .map((pieces) => cutText(pieces.join(''), most))

const door = fc.record({ entrance: typed(20), floor: typed(20), office: typed(20), domophone: typed(20) })
const courier = fc.record({
  note: typed(300),
  landmark: typed(300),
  details: typed(300),
  meetsOutside: fc.boolean(),
  photo: fc.constantFrom('', `/${'x'.repeat(299)}`),
})

test('an order with any words in its fields is one that the server takes (CO-06)', () => {
  const words = fc.record({
    comment: typed(300),
    forCourier: courier,
    door,
    name: typed(100),
    note: typed(300),
  })
  fc.assert(
    fc.property(words, fc.nat(20), ({ comment, forCourier, door, name, note }, cutlery) => {
      const input = orderInput()
      const body = buildOrderRequest({
        ...input,
        ...{ comment, forCourier, door, cutlery },
        receiver: { name, phone: '+998901112233' },
        lines: input.lines.map((line) => ({ ...line, note })),
      })
      const issues = v.safeParse(OrderBody, body).issues ?? []
      expect(issues.map(({ path, message }) => `${path?.at(-1)?.key}: ${message}`)).toEqual([])
      expect(/\p{Cs}/u.test(JSON.stringify(body))).toBe(false)
    }),
  )
})

test('300 emoji for the courier are an order, with the door behind them (CO-06)', () => {
  const note = cutText('😋'.repeat(300), 300)
  const input = orderInput()
  const body = buildOrderRequest({ ...input, forCourier: { ...input.forCourier, note } })
  expect(v.is(OrderBody, body)).toBe(true)
  expect(body.courierComment).toContain('😋'.repeat(150))
  expect(body.courierComment).toMatch(/domofon: 24K$/)
})
