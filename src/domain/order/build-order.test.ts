import { describe, expect, test } from 'vitest'
import { basket, orderInput, pizza } from '#/testing/order-samples.ts'
import { BRANCH } from '#/testing/samples.ts'
import { buildOrderRequest } from './build-order.ts'
import { newOrderRequest } from './order-request.ts'
import { orderTotals } from './totals.ts'

test('a new request: OPEN, CASH, DELIVERY, and the device of the channel (CO-02)', () => {
  const first = { status: 'OPEN', paymentType: 'CASH', serviceType: 'DELIVERY', id: null, cartItems: [] }
  expect(newOrderRequest('WEB')).toMatchObject({ ...first, orderDevice: 'CLIENT_WEB' })
  expect(newOrderRequest('TG')).toMatchObject({ ...first, orderDevice: 'TELEGRAM_BOT' })
})

describe('the body of an order', () => {
  test('a delivery has every field of the API’s example (CO-05, CO-15)', () => {
    expect(buildOrderRequest(orderInput())).toEqual({
      id: null,
      status: 'OPEN',
      orderDevice: 'TELEGRAM_BOT',
      serviceType: 'DELIVERY',
      deliveryType: 'OWN',
      deliveryTariffId: 't-1',
      merchant: { id: 'm-demo' },
      branch: { id: 'br-1' },
      cityId: 'c-1',
      user: { id: 'u-1' },
      receiver: { name: 'Bobur', phone: '+998901112233' },
      addressType: 'SAVED',
      address: {
        id: 'a-1',
        type: 'APARTMENT',
        streetName: 'Bunyodkor',
        houseNumber: '12',
        latitude: 41.2756,
        longitude: 69.2035,
        cityId: 'c-1',
      },
      office: '',
      domophone: '24K',
      entrance: '2',
      floor: '5',
      comment: 'Less salt',
      note: '',
      courierComment: 'Call on arrival. Kirish: 2, qavat: 5, domofon: 24K',
      sendCheque: false,
      sendChequePhone: null,
      later: true,
      day: '2026-11-21',
      time: '12:30',
      day2: null,
      time2: null,
      deliveryAt: '2026-11-21T12:30:00+05:00',
      pickupValid: false,
      cartItems: [
        {
          product: {
            id: 'p-1',
            costPrice: 45_000,
            discount: 5_000,
            additionalPrice: 0,
            count: 2,
            productBranch: [{ branch: { id: 'br-1' } }],
            mxicCode: '02106001001000000',
            posterId: 12,
            barcode: null,
          },
          modifications: [{ id: 'mod-1', groupId: 'mg-1', count: 1, price: 0 }],
          comment: 'no onion',
          ifMissing: 'CALL',
        },
      ],
      basketItems: [],
      payment: { id: 'pm-payme' },
      paymentType: 'PAYME',
      changeFrom: null,
      promoId: 'pr-1',
      promoCode: 'SALOM10',
      promo: { id: 'pr-1' },
      cashback: 5_000,
      hallId: null,
      tableId: null,
      serviceId: null,
      servicePrice: 0,
      waiterId: null,
      number: null,
      deliveryPrice: 12_000,
      deliveryDiscount: 0,
      totals: {
        productPrice: 90_000,
        discount: 10_000,
        count: 2,
        promoProductDiscount: 8_000,
        promoDeliveryDiscount: 0,
        serviceFee: 2_000,
        totalDiscount: 18_000,
        totalPrice: 81_000,
      },
    })
  })

  test('pick-up has no address, door, tariff or courier, and its own time (CO-03, CO-05, SC-04)', () => {
    const totals = orderTotals({
      products: basket.products,
      count: basket.count,
      delivery: null,
      promo: null,
      cashback: 0,
      fee: 0,
      service: 0,
    })
    expect(buildOrderRequest(orderInput({ service: 'PICK_UP', totals, promo: null }))).toMatchObject({
      serviceType: 'PICK_UP',
      deliveryType: null,
      deliveryTariffId: null,
      deliveryPrice: 0,
      pickupValid: true,
      address: null,
      addressType: null,
      entrance: '',
      courierComment: '',
      day: null,
      time: null,
      day2: '2026-11-21',
      time2: '12:30',
      later: true,
      deliveryAt: '2026-11-21T12:30:00+05:00',
      promo: null,
      promoCode: null,
    })
  })

  test('dine-in names the table, its service fee and its waiter (DI-01, DI-02, DI-04)', () => {
    const totals = orderTotals({
      products: basket.products,
      count: basket.count,
      delivery: null,
      promo: null,
      cashback: 0,
      fee: 0,
      service: 8_000,
    })
    const table = { hallId: 'h-1', tableId: 'tb-7', serviceId: 'sv-1', waiterId: 'waiter-1' }
    expect(buildOrderRequest(orderInput({ service: 'DINE_IN', table, totals, when: null }))).toMatchObject({
      serviceType: 'DINE_IN',
      ...table,
      servicePrice: 8_000,
      address: null,
      deliveryTariffId: null,
      pickupValid: false,
      later: false,
      deliveryAt: null,
    })
  })

  test('a tip is sent with the order, and not at all where there is none (BX-24)', () => {
    const plain = {
      products: basket.products,
      count: basket.count,
      delivery: 12_000,
      promo: null,
      cashback: 0,
      fee: 0,
      service: 0,
    }
    const withTip = orderTotals({ ...plain, tip: 5_000 })
    expect(buildOrderRequest(orderInput({ totals: withTip }))).toMatchObject({
      tip: 5_000,
      totals: { totalPrice: orderTotals(plain).total + 5_000 },
    })
    expect(buildOrderRequest(orderInput({ totals: orderTotals(plain) }))).not.toHaveProperty('tip')
  })

  test('an order of a basket that several people filled names it, any other does not (CX-12)', () => {
    expect(buildOrderRequest(orderInput({ sharedBasketId: 'sb-1' }))).toMatchObject({
      sharedBasketId: 'sb-1',
    })
    for (const sharedBasketId of [null, undefined])
      expect(buildOrderRequest(orderInput({ sharedBasketId }))).not.toHaveProperty('sharedBasketId')
  })

  test('a table is named by dine-in only, and by dine-in only once it is known', () => {
    const table = { hallId: 'h-1', tableId: 'tb-7', serviceId: 'sv-1', waiterId: null }
    const none = { hallId: null, tableId: null, serviceId: null, servicePrice: 0 }
    expect(buildOrderRequest(orderInput({ table }))).toMatchObject(none)
    expect(buildOrderRequest(orderInput({ service: 'DINE_IN', table: null }))).toMatchObject(none)
  })

  test('a saved address is sent without what else is known of it', () => {
    const { address } = orderInput()
    if (!address) throw new Error('no address in the sample')
    const saved = { ...address, name: 'Home', landmark: '17-maktab' }
    expect(buildOrderRequest(orderInput({ address: saved })).address).toEqual(address)
    expect(buildOrderRequest(orderInput({ address: null })).address).toBeNull()
  })

  test('cutlery on request is a line for the kitchen (BX-18)', () => {
    expect(buildOrderRequest(orderInput({ cutlery: 3 })).comment).toMatch(
      /^Less salt\. 3 kishilik vilka-qoshiq/,
    )
  })

  test('without a method of payment it is cash, with nothing to change', () => {
    expect(buildOrderRequest(orderInput({ payment: null }))).toMatchObject({
      payment: null,
      paymentType: 'CASH',
      changeFrom: null,
    })
  })

  test('change is for cash only; a receipt needs its phone (CO-07, BX-18)', () => {
    const cash = { id: 'pm-cash', type: 'CASH' } as const
    expect(buildOrderRequest(orderInput({ payment: cash }))).toMatchObject({
      paymentType: 'CASH',
      changeFrom: 100_000,
    })
    const withReceipt = buildOrderRequest(orderInput({ chequePhone: '+998901234567' }))
    expect(withReceipt).toMatchObject({ sendCheque: true, sendChequePhone: '+998901234567' })
  })

  test('a branch’s own price is the one sent', () => {
    const dear = {
      ...pizza,
      productBranch: [{ branchId: BRANCH, active: true, stock: null, costPrice: 50_000 }],
    }
    const request = buildOrderRequest(
      orderInput({ lines: [{ product: dear, choices: {}, note: '', count: 1 }] }),
    )
    expect(request.cartItems[0]?.product.costPrice).toBe(50_000)
  })

  test('a dish that the branch has no terms for is sent at its own price', () => {
    const request = buildOrderRequest(
      orderInput({
        lines: [{ product: { ...pizza, productBranch: [] }, choices: {}, note: '', count: 1 }],
      }),
    )
    expect(request.cartItems[0]?.product.costPrice).toBe(45_000)
  })

  test.each([
    ['the customer is called when nothing is said', {}, 'CALL'],
    ['another dish comes', { ifMissing: 'REPLACE' }, 'REPLACE'],
    ['it is left out', { ifMissing: 'REMOVE' }, 'REMOVE'],
  ] as const)('a dish that has run out: %s (BX-17)', (_rule, change, sent) => {
    expect(buildOrderRequest(orderInput(change)).cartItems[0]?.ifMissing).toBe(sent)
  })

  test('an integration field never takes the place of one of ours', () => {
    const odd = { ...pizza, integration: { id: 'hack', count: 99 } }
    const request = buildOrderRequest(
      orderInput({ lines: [{ product: odd, choices: {}, note: '', count: 1 }] }),
    )
    expect(request.cartItems[0]?.product).toMatchObject({ id: 'p-1', count: 1 })
  })
})
