import { describe, expect, test } from 'vitest'
import { orderInput, pizza } from '#/testing/order-samples.ts'
import { BRANCH } from '#/testing/samples.ts'
import { buildOrderRequest } from './build-order.ts'
import { fingerprintOfRecord, orderFingerprint, payloadFingerprint } from './fingerprint.ts'

describe('fingerprints', () => {
  const request = buildOrderRequest(
    orderInput({
      lines: [
        { product: pizza, choices: { 'mod-1': 1, 'mod-2': 2 }, note: '', count: 2 },
        { product: { ...pizza, id: 'p-2' }, choices: {}, note: '', count: 0.5 },
      ],
    }),
  )
  const record = {
    branch: { id: BRANCH },
    serviceType: 'DELIVERY' as const,
    cartItems: [
      { product: { id: 'p-2', count: 0.5 }, modifications: [] },
      {
        product: { id: 'p-1', count: 2 },
        modifications: [
          { id: 'mod-2', count: 2 },
          { id: 'mod-1', count: 1 },
        ],
      },
    ],
    totals: { totalPrice: request.totals.totalPrice },
  }

  type Line = (typeof record.cartItems)[number]
  const withLines = (change: (line: Line) => Line) => ({ cartItems: record.cartItems.map(change) })
  const withChoices = (change: (choice: Line['modifications'][number]) => Line['modifications'][number]) =>
    withLines((line) => ({ ...line, modifications: line.modifications.map(change) }))

  test('the record of an order has the fingerprint of its request, lines in any order', () => {
    expect(fingerprintOfRecord(record)).toBe(orderFingerprint(request))
  })

  test('a choice of which there is none does not count', () => {
    const none = withLines((line) => ({
      ...line,
      modifications: [...line.modifications, { id: 'mod-3', count: 0 }],
    }))
    expect(fingerprintOfRecord({ ...record, ...none })).toBe(orderFingerprint(request))
  })

  // A page that is reloaded with a newer version of the shop looks for the order that the older one has sent.
  test('the text stays the same from version to version: its digest lies in a journal', () => {
    const { totalPrice } = request.totals
    expect(orderFingerprint(request)).toBe(`br-1|DELIVERY|p-1*2(mod-1*1+mod-2*2);p-2*0.5()|${totalPrice}`)
    expect(fingerprintOfRecord({ ...record, branch: null, cartItems: [] })).toBe(`|DELIVERY||${totalPrice}`)
    expect(orderFingerprint({ ...request, branch: null, cartItems: [] })).toBe(`|DELIVERY||${totalPrice}`)
  })

  test.each([
    ['another branch', { branch: { id: 'br-2' } }],
    ['another service', { serviceType: 'PICK_UP' as const }],
    ['another total', { totals: { totalPrice: 1 } }],
    ['a line less', { cartItems: record.cartItems.slice(1) }],
    ['a line twice', { cartItems: [...record.cartItems, ...record.cartItems.slice(1)] }],
    ['a dish more', withLines(({ product, ...rest }) => ({ ...rest, product: { ...product, count: 3 } }))],
    ['another choice', withChoices((choice) => ({ ...choice, id: 'mod-3' }))],
    ['a choice more', withChoices((choice) => ({ ...choice, count: choice.count + 1 }))],
    ['an order without a branch', { branch: null }],
    ['a choice less', { cartItems: record.cartItems.map((line) => ({ ...line, modifications: [] })) }],
  ])('%s is another order', (_rule, change) => {
    expect(fingerprintOfRecord({ ...record, ...change })).not.toBe(orderFingerprint(request))
  })

  test('another payment method or another time makes another payload', () => {
    expect(payloadFingerprint({ ...request, paymentType: 'CASH' })).not.toBe(payloadFingerprint(request))
    expect(payloadFingerprint({ ...request, deliveryAt: null })).not.toBe(payloadFingerprint(request))
  })
})
