import { randomBasket, requestOf } from './random-order.ts'
import {
  basketOf,
  bookingOf,
  LATER,
  ONCE,
  PAGE,
  PHONES,
  tableOf,
  type ValidRequest,
  type World,
} from './world.ts'

/** An order with every field that the server reads. */
function fullOrder({ demo, me }: Pick<World, 'demo' | 'me'>, comment = 'Soon') {
  const order = requestOf(demo, me.user.id, randomBasket(demo, 7), { comment })
  return {
    ...order,
    receiver: { name: 'Bobur', phone: '+998901112233' },
    note: 'By the gate',
    courierComment: 'Ring twice',
    sendCheque: true,
    sendChequePhone: '+998901112233',
    promoCode: null,
    cashback: 0,
    servicePrice: null,
    hallId: null,
    tableId: null,
    waiterId: null,
    cartItems: order.cartItems.map((line) => ({ ...line, comment: 'No onion', ifMissing: 'CALL' })),
  }
}

/** Of orders, tables, bookings, payments and cards. */
export function ofOrders(world: World): Record<string, ValidRequest> {
  const { demo, dinein, me, ids } = world
  const [productId = ''] = [...demo.products.keys()]
  const grade = { grade: 5, comment: 'Good' }
  const mine = { params: { id: ids.order } }
  const own = { params: { userId: me.user.id } }
  const key = { 'Idempotency-Key': 'key-of-a-valid-request', Channel: 'WEB' }
  const later = { ...fullOrder(world), later: true, ...LATER, day2: null, time2: null }
  const table = tableOf(dinein)
  const free = { branchId: tableOf(demo).branchId, hallId: tableOf(demo).hallId }
  return {
    'POST /orders/v1/orders': { body: fullOrder(world), headers: key },
    'POST /orders/v1/orders/at-time': { body: later },
    'POST /orders/v1/orders/validate': { body: fullOrder(world) },
    'GET /orders/v1/orders/user/:userId/active': own,
    'GET /orders/v1/orders/user/:userId': { ...own, query: { ...PAGE, onlyArchive: 'true' } },
    'GET /orders/v1/orders/by-key/:key': { params: { key: 'key-of-a-valid-request' } },
    'GET /orders/v1/cancel-reasons': {},
    'GET /orders/v1/orders/:id': mine,
    'PUT /orders/v1/orders/:id/cancel': { ...mine, body: { reasonId: 'r-1', comment: 'Late' }, ...ONCE },
    'GET /orders/v1/orders/:id/changes': { ...mine, query: { since: '2026-11-24T12:00:00+05:00' } },
    'POST /orders/v1/orders/:id/tracking': { ...mine, body: {} },
    'DELETE /orders/v1/orders/:id/tracking': { ...mine, ...ONCE },
    'GET /orders/v1/tracking/:token': { isGuests: true, params: { token: world.tracking } },
    'POST /orders/v1/orders/:id/grade': { params: { id: ids.delivered }, body: { ...grade, tags: ['HOT'] } },
    'POST /orders/v1/orders/:id/tip': {
      params: { id: ids.delivered },
      body: { tip: 5_000, returnUrl: 'http://demo.localhost:8080/x' },
    },
    'GET /orders/v1/order/setting/:id': { params: { id: demo.id } },
    'POST /products/v1/grade/WITH_TOKEN': {
      body: { ...grade, productId: world.ordered, orderId: ids.delivered },
    },
    'POST /orders/v1/baskets/hand-over': { isGuests: true, body: basketOf(demo) },
    'POST /orders/v1/baskets/hand-over/take': { isGuests: true, body: { code: world.basketCode }, ...ONCE },
    'GET /orders/v1/bookings': {},
    'GET /orders/v1/bookings/free': { query: { ...free, people: '2', date: LATER.day } },
    'POST /orders/v1/bookings': { body: { ...bookingOf(demo), time: '13:00' }, ...ONCE },
    'PUT /orders/v1/bookings/:id/cancel': { params: { id: ids.booking }, ...ONCE },
    'POST /orders/v1/waiter-calls': {
      merchant: 'dinein',
      isGuests: true,
      body: { branchId: table.branchId, tableId: table.tableId, reason: 'WATER' },
    },
    'GET /orders/v1/waiter-calls/:id': {
      merchant: 'dinein',
      isGuests: true,
      params: { id: ids.call },
    },
    'GET /payments/v2/payment-types': { query: { channel: 'WEB' } },
    'GET /payments/v2/checkout/:id': { ...mine, query: { returnUrl: 'http://demo.localhost:8080/x' } },
    'POST /orders/v1/promo/check': {
      body: { code: 'SALOM10', productPrice: 100_000, productIds: [productId] },
    },
    'GET /orders/v1/promo/user/:userId': own,
    'GET /payments/v2/cards': {},
    'POST /payments/v2/cards': {
      body: { number: '9860123456789015', expire: '03/30', name: 'Main' },
      ...ONCE,
    },
    'POST /payments/v2/cards/confirm': { body: { id: ids.card, code: world.cardCode }, ...ONCE },
    'POST /payments/v2/cards/:id/resend': { params: { id: ids.card }, ...ONCE },
    'DELETE /payments/v2/cards/:id': { params: { id: ids.card }, ...ONCE },
  }
}

/** Of what only a sandbox has, and of the files it serves. */
export function ofSandbox({ demo, me, ids, referral }: World): Record<string, ValidRequest> {
  const order = { id: ids.order }
  const launch = { merchant: 'demo', user: 'known' }
  const back = 'http://demo.localhost:8080/x'
  return {
    'GET /cdn/*': { params: { '*': `w96h64q100/${demo.wire.menu.products[0]?.image ?? ''}` } },
    'GET /maps/*': { params: { '*': 'tiles/12/2835/1538.mvt' } },
    'GET /*': { params: { '*': 'basket' }, query: { vendor: 'demo', start: 'p_1' } },
    'GET /sandbox': {},
    'GET /openapi.json': {},
    'GET /sandbox/contract': {},
    'GET /sandbox/wild': {},
    'GET /sandbox/phone': {},
    'GET /sandbox/invitations': {},
    'POST /sandbox/invitations/:merchantId/:code': {
      params: { merchantId: demo.id, code: referral },
      form: { do: 'deliver' },
    },
    'GET /sandbox/outbox': {},
    'GET /sandbox/orders': {},
    'GET /sandbox/applications': {},
    'POST /sandbox/orders/:id': { params: order, form: { do: 'advance' } },
    'GET /sandbox/chat': {},
    'POST /sandbox/chat/:merchantId/:userId': {
      params: { merchantId: demo.id, userId: me.user.id },
      form: { text: 'Salom' },
    },
    'GET /sandbox/pay/:id': { params: order, query: { returnUrl: back } },
    'GET /sandbox/receipt/:id': { params: { id: ids.delivered } },
    'POST /sandbox/pay/:id': { params: order, form: { do: 'leave', returnUrl: back } },
    'GET /sandbox/launch': { query: { ...launch, lang: 'uz', start: 'p_1', age: '0', forge: 'none' } },
    'GET /sandbox/invoice/:slug': { params: { slug: `invoice-${ids.order}` } },
    'POST /sandbox/invoice/:slug': { params: { slug: `invoice-${ids.order}` }, ...ONCE },
    'POST /sandbox/write-access': { query: launch },
    'GET /sandbox/bot-messages.json': {},
    'GET /sandbox/contact': { query: { ...launch, phone: '+998901234567' } },
    'GET /sandbox/prepared/:id': { params: { id: ids.message } },
    'GET /sandbox/outbox.json': { query: { phone: PHONES.login } },
    'GET /sandbox/studio': {
      query: {
        merchant: 'demo',
        lang: 'ru',
        theme: 'dark',
        size: '390',
        client: 'web',
        path: '/basket',
        at: '2026-11-25T12:00',
        fault: 'delay',
        route: '/overalls',
        ms: '100',
        bannersActive: 'off',
        mainColor: '#336699',
      },
    },
    'GET /sandbox/studio/:module{[a-z-]+\\.ts}': { params: { module: 'main.ts' } },
    'PUT /sandbox/studio/:id': { params: { id: ids.studio }, body: { merchant: 'demo', chatActive: 'off' } },
    'POST /sandbox/studio/:id': { params: { id: '0123456789' }, body: { merchant: 'demo' }, ...ONCE },
    'GET /sandbox/faults': {},
    'POST /sandbox/faults': { body: { route: '/no/such', method: 'GET', kind: 'delay', ms: 0, times: 1 } },
    'DELETE /sandbox/faults': {},
    'POST /sandbox/reset': ONCE,
  }
}
