import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { courierStatuses, orderStatuses } from '#/api/schema/order-status.ts'
import { OrderRequest } from '../contract/requests.ts'
import { seeds } from './seeds/index.ts'
import { type OrderDesk, openOrderDesk } from './testing/order-desk.ts'
import { NOON } from './testing/testing.ts'

/*
 * Every value that a merchant's server may send is sent by the sandbox, so that it can be seen how the shop shows
 * it (QA-02). A new value goes into its list here first.
 */

const menus = seeds.map(({ menu }) => menu)
const categories = menus.flatMap((menu) => menu.categories)
const products = menus.flatMap((menu) => menu.products)
const targets = seeds.flatMap(({ banners, stories }) => [
  ...banners.map(({ target }) => target.type),
  ...stories.flatMap(({ slides }) => slides.map(({ target }) => target.type)),
])
const settings = (key: string) => seeds.map((seed) => (seed.settings as Record<string, unknown>)[key])

test.each<[of: string, values: string, said: readonly unknown[]]>([
  ['theme', 'DARK LIGHT', seeds.map(({ merchant }) => merchant.theme)],
  ['mapType', 'YANDEX LEAFLET LAMENU_YANDEX', settings('mapType')],
  ['mainColorType', 'dark light', settings('mainColorType')],
  ['mainLanguage', 'uz ru eng', settings('mainLanguage')],
  ['groupView', 'GROUP WITHOUT_GROUP', settings('groupView')],
  ['categoryView', 'CHIPS GRID LIST', settings('categoryView')],
  ['basketPosition', 'NAVIGATION_BAR FLOATING_OVER_PRODUCT', settings('basketPosition')],
  ['modificationViewType', 'NAME_ONLY FULL_IMAGE', settings('modificationViewType')],
  [
    'policy',
    'TERMS ABOUT_COMPANY PRIVACY_POLICY',
    seeds.flatMap(({ policies }) => policies.map(({ type }) => type)),
  ],
  [
    'work day',
    'MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY',
    seeds.flatMap(({ branches }) => branches.flatMap(({ workHours }) => workHours.map(({ day }) => day))),
  ],
  ['viewType', 'BIG MEDIUM SMALL', categories.map(({ viewType }) => viewType)],
  ['scrollType', 'VERTICAL HORIZONTAL', categories.map(({ scrollType }) => scrollType)],
  ['navigationType', 'SHEET POP_UP FULL_SCREEN', categories.map(({ navigationType }) => navigationType)],
  ['isWithoutCart', 'true false', categories.map(({ isWithoutCart }) => String(isWithoutCart))],
  ['product type', 'NONE MODIFICATION', products.map(({ type }) => type)],
  ['unit', 'KG LITER GRAMM COUNT', products.map(({ unit }) => unit)],
  [
    'payment type',
    'CASH CLICK PAYNET TERMINAL PAYME UZUM OTHER',
    seeds.flatMap(({ paymentTypes }) => paymentTypes.map(({ type }) => type)),
  ],
  [
    'discountType',
    'AMOUNT PERCENTAGE',
    seeds.flatMap(({ promos }) => promos.map((promo) => promo.discountType)),
  ],
  [
    'scope',
    'ALL ONE_CATEGORY GROUP_CATEGORY',
    seeds.flatMap(({ promos }) => promos.map(({ scope }) => scope)),
  ],
  ['target', 'NONE PRODUCT CATEGORY PROMO PAGE URL', targets],
  ['deliveryType', 'OWN YANDEX CUSTOM', seeds.map(({ server }) => server.tariff.deliveryType)],
  ['SMS gateway', 'PLAY_MOBILE ESKIZ', seeds.map(({ server }) => server.secrets.smsGateway)],
])('%s is %s, and each of them is some merchant’s', (_of, values, said) => {
  expect([...new Set(said)].toSorted()).toEqual(values.split(' ').toSorted())
})

/** Magic words of a comment, each of which is another life of an order. */
const LIVES = ['', '#cancel', '#nocourier', '#provider', '#return', '#failed', '#recall', '#noprice']

describe('orders', () => {
  let desk: OrderDesk
  beforeAll(async () => {
    desk = await openOrderDesk()
  })
  afterAll(() => desk.sandbox.close())

  /** Orders with that comment, looked at every half a minute until everything has happened to it. */
  async function lived(comment: string) {
    const { clock } = desk.sandbox
    const made = await desk.post({ ...desk.request(), comment })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const seen = [made.body]
    for (let looks = 0; looks < 45; looks++) {
      clock.add(30_000)
      seen.push((await desk.read(made.body.id)).body)
    }
    clock.set(NOON)
    return seen
  }
  /**
   * What is told of an order afterwards. `before`, s: how old it is when its customer pays, if they pay online, and an
   * operator has done `edits` with it.
   */
  async function kindsOf(order: object, before = 60, edits: readonly string[] = []) {
    const { clock, app, call } = desk.sandbox
    const made = await desk.post(order)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const { id } = made.body as { id: string }
    clock.add(before * 1_000)
    for (const edit of edits)
      await app.request(`/sandbox/orders/${id}`, { method: 'POST', body: new URLSearchParams({ do: edit }) })
    await app.request(`/sandbox/pay/${id}`, { method: 'POST', body: new URLSearchParams({ do: 'paid' }) })
    clock.add(24 * 3_600_000)
    const { body } = await call(`/orders/v1/orders/${id}/changes`, { token: desk.me.token })
    clock.set(NOON)
    return each(body, 'kind')
  }
  const each = (records: readonly Record<string, string>[], field: string) =>
    records.map((record) => record[field] ?? '')

  test('live through every status of theirs and of their courier', async () => {
    const records = []
    for (const word of LIVES) records.push(...(await lived(word)))
    const later = desk.request({ when: { day: '2026-11-25', time: '14:00' } })
    const scheduled = await desk.post(later, {}, '/orders/v1/orders/at-time')
    records.push(scheduled.body)
    expect([...new Set(each(records, 'status'))].toSorted()).toEqual([...orderStatuses].toSorted())
    expect([...new Set(each(records, 'courierStatus'))].toSorted()).toEqual([...courierStatuses].toSorted())
    // Eight whole lives: a busy machine takes its time.
  }, 60_000)

  test('come from every source and in every service', async () => {
    const made = async (change: object) => (await desk.post({ ...desk.request(), ...change })).body
    const records = [await made({ orderDevice: 'TELEGRAM_BOT' }), await made({ orderDevice: 'CLIENT_WEB' })]
    const others =
      'POS OPERATOR INSTAGRAM CLIENT_APP CLIENT CLIENT_IOS CLICK_MINI_APP CLIENT_ANDROID CLIENT_WEB_MOBILE CLIENT_WEB_DESKTOP'
    for (const source of others.split(' ')) records.push(await made({ comment: `#${source}` }))
    expect(each(records, 'orderDevice')).toEqual(['TELEGRAM_BOT', 'CLIENT_WEB', ...others.split(' ')])
    const services = []
    for (const service of ['DELIVERY', 'PICK_UP', 'DINE_IN'] as const) {
      const { status, body } = await desk.post(desk.request({ service }))
      expect(status, JSON.stringify(body)).toBe(201)
      services.push(body)
    }
    for (const service of ['YANDEX_EATS', 'EXPRESS_24']) services.push(await made({ comment: `#${service}` }))
    expect(each(services, 'serviceType')).toEqual([
      'DELIVERY',
      'PICK_UP',
      'DINE_IN',
      'YANDEX_EATS',
      'EXPRESS_24',
    ])
  })

  describe('change', () => {
    let told: Set<string>
    beforeAll(async () => {
      told = new Set(await kindsOf(desk.request({ payment: 'PAYME' })))
      for (const kind of await kindsOf(desk.request({ payment: 'PAYME' }), 1)) told.add(kind)
      const edits = ['lines', 'payment', 'delivery']
      for (const kind of await kindsOf(desk.request({ service: 'DELIVERY' }), 60, edits)) told.add(kind)
      for (const comment of LIVES)
        for (const kind of await kindsOf({ ...desk.request(), comment })) told.add(kind)
    })

    const KINDS = [
      'PAID',
      'CHANGE_STATUS',
      'CHANGE_COURIER_STATUS',
      'UPDATE',
      'PAID_AND_CHANGE_STATUS',
      'CHANGE_PAYMENT_TYPE',
      'CHANGE_DELIVERY_TYPE',
    ]

    test.each(KINDS)('and it is told as %s', (kind) => {
      expect([...told]).toContain(kind)
    })

    test('in no other way', () => {
      expect(KINDS).toEqual(expect.arrayContaining([...told]))
    })
  })

  test.each(['HOUSE', 'APARTMENT'])(
    'go to an address of the type %s, which the account keeps',
    async (type) => {
      const { call } = desk.sandbox
      const { token } = desk.me
      const place = { streetName: 'Bunyodkor', houseNumber: '12', latitude: 41.2756, longitude: 69.2035 }
      const body = { ...place, type, name: type }
      const saved = await call('/users/v1/addresses/WITH_TOKEN', { body, token })
      expect([saved.status, saved.body.type]).toEqual([201, type])
      const { body: all } = await call('/users/v1/addresses/WITH_TOKEN', { token })
      expect(all.find(({ id }: { id: string }) => id === saved.body.id)).toMatchObject({ type })
      const request = desk.request({ service: 'DELIVERY' })
      const made = await desk.post({ ...request, address: { ...request.address, type } })
      expect([made.status, made.body.address?.type]).toEqual([201, type])
    },
  )

  test('an address of any other type is refused', async () => {
    const body = { type: 'VILLA', streetName: 'Bunyodkor', latitude: 41.2756, longitude: 69.2035 }
    const { status } = await desk.sandbox.call('/users/v1/addresses/WITH_TOKEN', {
      body,
      token: desk.me.token,
    })
    expect(status).toBe(400)
  })

  test('say how their address was found, in each way there is', async () => {
    const modes = ['COORDINATES', 'SAVED', 'TARGET', 'MAP'] as const
    for (const addressType of modes) {
      const request = { ...desk.request({ service: 'DELIVERY' }), addressType }
      expect(v.safeParse(OrderRequest.entries.addressType, addressType).success).toBe(true)
      expect((await desk.post(request)).status, addressType).toBe(201)
    }
    expect(v.safeParse(OrderRequest.entries.addressType, 'GUESSED').success).toBe(false)
  })
})
