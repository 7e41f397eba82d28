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

  test('the record of an order has the fingerprint of its request, lines in any order', () => {
    expect(fingerprintOfRecord(record)).toBe(orderFingerprint(request))
  })

  test.each([
    ['another branch', { branch: { id: 'br-2' } }],
    ['another service', { serviceType: 'PICK_UP' as const }],
    ['another total', { totals: { totalPrice: 1 } }],
    ['a line less', { cartItems: record.cartItems.slice(1) }],
    ['a line twice', { cartItems: [...record.cartItems, ...record.cartItems.slice(1)] }],
    ['a choice less', { cartItems: record.cartItems.map((line) => ({ ...line, modifications: [] })) }],
  ])('%s is another order', (_rule, change) => {
    expect(fingerprintOfRecord({ ...record, ...change })).not.toBe(orderFingerprint(request))
  })

  test('another payment method or another time makes another payload', () => {
    expect(payloadFingerprint({ ...request, paymentType: 'CASH' })).not.toBe(payloadFingerprint(request))
    expect(payloadFingerprint({ ...request, deliveryAt: null })).not.toBe(payloadFingerprint(request))
  })
})
