import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Address, GeocodedPlace, OrderSetting } from '#/api/schema/address.ts'
import { Branch, NearestBranch } from '#/api/schema/branch.ts'
import { Card } from '#/api/schema/card.ts'
import { Banner } from '#/api/schema/content.ts'
import { Courier } from '#/api/schema/courier.ts'
import { HandedOver, HandOverCode } from '#/api/schema/hand-over.ts'
import { Favourite, Grade, Menu } from '#/api/schema/menu.ts'
import { Brand, City, Merchant, Policy } from '#/api/schema/merchant.ts'
import { Order } from '#/api/schema/order.ts'
import { Checkout, PaymentMethod } from '#/api/schema/payment.ts'
import { OwnPromo, Promo } from '#/api/schema/promo.ts'
import { Invitation, Referral } from '#/api/schema/referral.ts'
import { WebSettings } from '#/api/schema/settings.ts'
import { Story } from '#/api/schema/story.ts'
import { ChatMessage, Notification, UnreadCount } from '#/api/schema/talk.ts'
import { Tariff } from '#/api/schema/tariff.ts'
import { TrackedOrder, TrackingLink } from '#/api/schema/tracking.ts'
import { SignIn, User, Verification } from '#/api/schema/user.ts'
import { Vacancy } from '#/api/schema/vacancy.ts'
import { rowOf } from '../contract/calls.ts'
import { placeOf, randomBasket, requestOf } from './testing/random-order.ts'
import { type OpenSandbox, openSandbox } from './testing/testing.ts'

let sandbox: OpenSandbox
let me: Awaited<ReturnType<OpenSandbox['signIn']>>
let orderId: string
const seen: string[] = []

beforeAll(async () => {
  sandbox = await openSandbox()
  me = await sandbox.signIn()
  const made = await order({ payment: 'PAYME' })
  orderId = made.id
})
afterAll(() => sandbox.close())

const demo = () => {
  const tenant = sandbox.services.tenants.find('demo')
  if (!tenant) throw new Error('no demo')
  return tenant
}
async function order(options: Parameters<typeof requestOf>[3]) {
  const body = requestOf(demo(), me.user.id, randomBasket(demo(), 7), options)
  return (await ask('/orders/v1/orders', { body, status: 201 })) as { id: string }
}

async function ask(
  path: string,
  { status = 200, ...rest }: { status?: number; body?: unknown; method?: string; merchant?: string } = {},
) {
  const answer = await sandbox.call(path, { token: me.token, ...rest })
  expect(answer.status, `${path}: ${JSON.stringify(answer.body).slice(0, 300)}`).toBe(status)
  seen.push(JSON.stringify(answer.body))
  return answer.body as unknown
}

/**
 * The schemas are lenient; this comparison is not: the client must read exactly what the server wrote, field by field.
 */
function agrees(parsed: unknown, raw: unknown, path: string): string[] {
  if (raw === null || raw === undefined) return []
  if (Array.isArray(parsed) && Array.isArray(raw)) {
    const lengths =
      parsed.length === raw.length ? [] : [`${path}: ${raw.length} sent, ${parsed.length} parsed`]
    return [...lengths, ...parsed.flatMap((item, i) => agrees(item, raw[i], `${path}[${i}]`))]
  }
  if (typeof parsed === 'object' && parsed !== null && typeof raw === 'object') {
    const sent = raw as Record<string, unknown>
    return Object.entries(parsed).flatMap(([key, value]) =>
      key in sent ? agrees(value, sent[key], `${path}.${key}`) : [],
    )
  }
  return parsed === raw ? [] : [`${path}: sent ${JSON.stringify(raw)}, read ${JSON.stringify(parsed)}`]
}

function expectFits(schema: v.GenericSchema, raw: unknown, name: string) {
  const parsed = v.safeParse(schema, raw)
  expect(parsed.issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)).toBeUndefined()
  expect(agrees(parsed.output, raw, name)).toEqual([])
}

const merchants = ['demo', 'dark', 'brands', 'minimal', 'dinein', 'closed']
const publicCalls: readonly [path: string, schema: v.GenericSchema][] = [
  ['/support/v1/merchant/settings/web', WebSettings],
  ['/support/v1/company/policies?policies=TERMS&policies=PRIVACY_POLICY', v.array(Policy)],
  ['/support/v1/brand/catalog', v.array(Brand)],
  ['/support/v1/banners', v.array(Banner)],
  ['/support/v1/stories', v.array(Story)],
  ['/support/v1/vacancies', v.array(Vacancy)],
  ['/users/v1/branches', v.array(Branch)],
  ['/users/v1/branches/full', v.array(Branch)],
  ['/users/v1/branches/merchant/$/closest?lat=41.3&lon=69.24', NearestBranch],
  ['/users/v1/city-merchant/merchant/$', v.array(City)],
  ['/users/v1/merchants/sub/$', Merchant],
  ['/products/v1/overalls?type=WEB', Menu],
  ['/products/v1/overalls?type=TG', Menu],
  ['/products/v1/grade', v.array(Grade)],
  ['/payments/v2/payment-types?channel=WEB', v.array(PaymentMethod)],
  ['/orders/v1/order/setting/$', OrderSetting],
]

test.each(
  merchants.flatMap((merchant) => publicCalls.map(([path, schema]) => [merchant, path, schema] as const)),
)('%s answers %s with every field that the client reads', async (merchant, path, schema) => {
  const asked = path.replace('$', merchant)
  expect(rowOf('GET', asked.split('?')[0] ?? '')).not.toBeNull()
  const answer = await sandbox.call(asked, { merchant })
  expect(answer.status).toBe(200)
  seen.push(JSON.stringify(answer.body))
  expectFits(schema, answer.body, path)
})

const handOver = async () =>
  (await ask('/orders/v1/baskets/hand-over', {
    status: 201,
    body: {
      brandId: null,
      branchId: branch().id,
      serviceType: 'DELIVERY',
      lines: [
        { productId: [...demo().products.keys()][0], choices: {}, note: 'Hot', count: 2, seenPrice: 45_000 },
      ],
    },
  })) as { code: string }

const share = async () =>
  (await ask(`/orders/v1/orders/${orderId}/tracking`, { status: 201, body: {} })) as { token: string }

const { branch, point } = { branch: () => placeOf(demo()).branch, point: () => placeOf(demo()).point }
const customerCalls: readonly [name: string, schema: v.GenericSchema, ask: () => Promise<unknown>][] = [
  ['me', User, () => ask('/users/v1/users/me/WITH_TOKEN')],
  [
    'profile',
    User,
    () =>
      ask(`/users/v1/users/${me.user.id}/WITH_TOKEN`, {
        method: 'PUT',
        body: { firstName: 'Aziza', gender: 'FEMALE', birthday: '1995-04-12' },
      }),
  ],
  ['one branch', Branch, () => ask(`/users/v1/branches/${branch().id}`)],
  [
    'nearest for a customer',
    NearestBranch,
    () => ask('/users/v1/local/branch/closest/WITH_TOKEN?lat=41.3&lon=69.24&type=DELIVERY'),
  ],
  [
    'sms',
    Verification,
    () => ask('/users/v1/users/login', { body: { phone: '+998900000001', type: 'WEB' } }),
  ],
  [
    'sms sign-in',
    SignIn,
    () =>
      ask('/users/v1/users/login/verify', { body: { phone: '+998900000001', code: '111111', type: 'WEB' } }),
  ],
  [
    'new address',
    Address,
    () =>
      ask('/users/v1/addresses/WITH_TOKEN', {
        status: 201,
        body: { type: 'APARTMENT', name: 'Uy', streetName: 'Bunyodkor', houseNumber: '12', ...point() },
      }),
  ],
  ['addresses', v.array(Address), () => ask('/users/v1/addresses/WITH_TOKEN')],
  [
    'places by name',
    v.array(GeocodedPlace),
    () => ask('/deliveries/v1/geocode/search?q=bunyod%2012&lat=41.3&lon=69.2'),
  ],
  [
    'places by point',
    v.array(GeocodedPlace),
    () => ask('/deliveries/v1/geocode/reverse?lat=41.2856&lon=69.2045'),
  ],
  [
    'tariff',
    Tariff,
    () =>
      ask('/deliveries/v1/delivery/tariff/client/calculate', {
        body: {
          productPrice: 80_000,
          distance: 2350,
          branchId: branch().id,
          address: 'Bunyodkor 12',
          cityId: null,
          ...point(),
        },
      }),
  ],
  [
    'favourite',
    Favourite,
    () =>
      ask('/products/v1/favourite/WITH_TOKEN', {
        method: 'PUT',
        body: { productId: [...demo().products.keys()][0], isFavourite: true },
      }),
  ],
  [
    'favourites',
    v.array(Favourite),
    () => ask(`/products/v1/favourite/all/WITH_TOKEN?userId=${me.user.id}&isFavourite=true`),
  ],
  ['order', Order, () => ask(`/orders/v1/orders/${orderId}`)],
  ['active orders', v.array(Order), () => ask(`/orders/v1/orders/user/${me.user.id}/active`)],
  [
    'orders page',
    v.object({ content: v.array(Order) }),
    () => ask(`/orders/v1/orders/user/${me.user.id}?size=10&page=0`),
  ],
  ['checkout', Checkout, () => ask(`/payments/v2/checkout/${orderId}?returnUrl=http%3A%2F%2Flocalhost%2F`)],
  [
    'promo',
    Promo,
    () =>
      ask('/orders/v1/promo/check', {
        body: {
          code: 'salom10',
          productPrice: 80_000,
          deliveryPrice: 12_000,
          serviceType: 'DELIVERY',
          branchId: null,
          productIds: [],
        },
      }),
  ],
  ['my promos', v.array(OwnPromo), () => ask(`/orders/v1/promo/user/${me.user.id}`)],
  [
    'new card',
    Card,
    () =>
      ask('/payments/v2/cards', {
        status: 201,
        body: { number: '9860123456789015', expire: '0328', name: 'Asosiy' },
      }),
  ],
  ['cards', v.array(Card), () => ask('/payments/v2/cards')],
  [
    'confirmed card',
    Card,
    async () => {
      const [card] = (await ask('/payments/v2/cards')) as { id: string }[]
      const code = sandbox.services.sms.outbox()[0]?.code
      return ask('/payments/v2/cards/confirm', { body: { id: card?.id, code } })
    },
  ],
  [
    'cashback',
    v.object({ balance: v.number(), earnPercent: v.number() }),
    () => ask('/users/v1/cashback/WITH_TOKEN'),
  ],
  ['one vacancy', Vacancy, () => ask('/support/v1/vacancies/vc-demo-1')],
  [
    'application',
    v.object({ id: v.string(), vacancyId: v.literal('vc-demo-1') }),
    () =>
      ask('/support/v1/vacancies/vc-demo-1/apply', {
        status: 201,
        body: { name: 'Aziza', phone: '+998901234567', comment: 'Two years at a grill' },
      }),
  ],
  [
    'notices',
    v.object({ content: v.pipe(v.array(Notification), v.minLength(5)) }),
    () => ask('/support/v1/notifications?page=0&size=10'),
  ],
  ['unread notices', UnreadCount, () => ask('/support/v1/notifications/unread-count')],
  [
    'new message',
    ChatMessage,
    () =>
      ask('/support/v1/chat/messages', { status: 201, body: { text: 'Salom', orderId, clientId: 'c-1' } }),
  ],
  [
    'messages',
    v.object({ content: v.pipe(v.array(ChatMessage), v.minLength(1)) }),
    () => ask('/support/v1/chat/messages?page=0&size=10'),
  ],
  ['unread messages', UnreadCount, () => ask('/support/v1/chat/unread-count')],
  [
    'changes',
    v.array(v.object({ kind: v.string(), status: v.string(), at: v.string() })),
    () => ask(`/orders/v1/orders/${orderId}/changes?since=2026-01-01T00:00:00%2B05:00`),
  ],
  ['link of an order', TrackingLink, () => share()],
  ['own invitation', Referral, () => ask('/users/v1/referral/WITH_TOKEN')],
  [
    'invitation of a link',
    Invitation,
    async () =>
      ask(`/users/v1/referral/${((await ask('/users/v1/referral/WITH_TOKEN')) as { code: string }).code}`),
  ],
  ['order of a link', TrackedOrder, async () => ask(`/orders/v1/tracking/${(await share()).token}`)],
  ['basket for another device', HandOverCode, () => handOver()],
  [
    'basket from another device',
    HandedOver,
    async () => ask('/orders/v1/baskets/hand-over/take', { body: { code: (await handOver()).code } }),
  ],
  [
    'validation',
    v.object({ valid: v.literal(true), problems: v.array(v.unknown()) }),
    () => ask('/orders/v1/orders/validate', { body: requestOf(demo(), me.user.id, randomBasket(demo(), 3)) }),
  ],
]

test.each(customerCalls)('%s fits its schema', async (name, schema, asked) => {
  expectFits(schema, await asked(), name)
})

test('the courier fits its schema on every stage of the way', async () => {
  const { clock } = sandbox
  for (const minutes of [4, 6, 9, 12, 15, 18, 19]) {
    clock.add(minutes * 60_000)
    const answer = await sandbox.call(`/deliveries/v1/delivery/courier/${orderId}`, { token: me.token })
    if (answer.status === 200) expectFits(Courier, answer.body, 'courier')
    clock.add(-minutes * 60_000)
  }
  expect((await sandbox.call(`/deliveries/v1/delivery/courier/${orderId}`, { token: me.token })).status).toBe(
    204,
  )
})

test('an error has its code and its text in three languages', async () => {
  const { status, body } = await sandbox.call('/users/v1/branches/nowhere')
  expect(status).toBe(404)
  expect(body).toMatchObject({
    status: 404,
    code: 'BRANCH_NOT_FOUND',
    path: '/users/v1/branches/nowhere',
    details: [],
  })
  expect(Object.keys(body.description)).toEqual(['uz', 'ru', 'eng'])
  expect(body.timestamp).toMatch(/\+05:00$/)
})

test('a call that is not built yet has an error of the same form', async () => {
  const { status, body } = await sandbox.call('/support/v1/tickets')
  expect([status, body.code]).toEqual([501, 'NOT_IMPLEMENTED'])
})

test('no response contains a secret of a merchant', () => {
  const secrets = sandbox.services.tenants.all.map(({ botToken }) => botToken)
  expect(seen.length).toBeGreaterThan(80)
  for (const answer of seen) {
    expect(answer).not.toContain('SECRET-')
    for (const secret of secrets) expect(answer).not.toContain(secret)
  }
})
