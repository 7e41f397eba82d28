import { placeOf, randomBasket, requestOf } from './random-order.ts'
import { bookingOf, CODE, LATER, PHONES, tableOf, type World } from './world.ts'

/** What a call brings along besides its method and path. */
export type ValidRequest = {
  /** Values of the path's parameters by name; `*` is the rest of the path. */
  params?: Record<string, string>
  query?: Record<string, string>
  /** Sent as JSON. */
  body?: object
  /** Sent as multipart/form-data. */
  form?: Record<string, string | Blob>
  headers?: Record<string, string>
  merchant?: string
  /** Sent without a token. */
  isGuests?: true
  /** Afterwards the world is another one: a session has ended, or what the request names is used up. */
  isOnce?: true
}

const ONCE = { isOnce: true } as const
const PAGE = { page: '0', size: '10' } as const
const point = (branch: { latitude: number; longitude: number }) => ({
  lat: String(branch.latitude),
  lon: String(branch.longitude),
})

/** An order with every field that the server reads. */
export function fullOrder({ demo, me }: Pick<World, 'demo' | 'me'>, comment = 'Soon') {
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

function ofCustomers({ demo, me, launch, ids }: World): Record<string, ValidRequest> {
  const { branch } = placeOf(demo)
  const phone = (number: string) => ({ phone: number, type: 'WEB' })
  const user = { id: me.user.id }
  const address = {
    type: 'HOUSE',
    name: 'Home',
    streetName: 'Bunyodkor',
    houseNumber: '1',
    details: '',
    description: '',
    latitude: branch.latitude,
    longitude: branch.longitude,
    cityId: branch.cityId,
    office: '',
    domophone: '',
    entrance: '2',
    floor: '5',
    comment: '',
    landmark: 'By the park',
  }
  const profile = {
    firstName: 'Aziza',
    lastName: 'Karimova',
    birthday: '1995-04-12',
    gender: 'FEMALE',
    email: 'a@example.uz',
    image: null,
  }
  return {
    'POST /users/v1/users/login': { body: phone('+998900000083') },
    'POST /users/v1/users/login/verify': { body: { ...phone(PHONES.login), code: CODE }, ...ONCE },
    'GET /users/v1/users/me/WITH_TOKEN': {},
    'PUT /users/v1/users/phone/WITH_TOKEN': { body: phone('+998900000084') },
    'PUT /users/v1/users/phone/verify/WITH_TOKEN': {
      body: { ...phone(PHONES.change), code: CODE },
      ...ONCE,
    },
    'PUT /users/v1/users/:id/WITH_TOKEN': { params: user, body: profile },
    'DELETE /users/v1/users/WITH_TOKEN': ONCE,
    'POST /users/v1/users/logout/WITH_TOKEN': ONCE,
    'POST /webbot/v1/users/logout/WITH_TOKEN': ONCE,
    'POST /users/v1/users/token/refresh/WITH_TOKEN': ONCE,
    'POST /webbot/v1/users/token': { body: { initData: launch.initData } },
    'POST /webbot/v1/users/auth': { body: { initData: launch.initData }, ...ONCE },
    'POST /webbot/v1/users/contact': { body: launch },
    'POST /webbot/v1/messages/WITH_TOKEN': { body: { text: 'Norin', url: 'https://demo.example.uz/p' } },
    'GET /users/v1/addresses/WITH_TOKEN': {},
    'POST /users/v1/addresses/WITH_TOKEN': { body: address },
    'PUT /users/v1/addresses/:id/WITH_TOKEN': { params: { id: ids.address }, body: address },
    'DELETE /users/v1/addresses/:id/WITH_TOKEN': { params: { id: ids.address }, ...ONCE },
    'GET /users/v1/cashback/WITH_TOKEN': {},
    'GET /users/v1/cashback/history/WITH_TOKEN': { query: PAGE },
  }
}

function ofShops({ demo, me, ids, picture }: World): Record<string, ValidRequest> {
  const { branch } = placeOf(demo)
  const [productId = ''] = [...demo.products.keys()]
  const vacancy = { id: demo.wire.vacancies[0]?.id ?? '' }
  const here = point(branch)
  return {
    'GET /users/v1/merchants/sub/:sub': { params: { sub: 'demo' } },
    'GET /users/v1/merchants/domain': { query: { domain: demo.domains[0] ?? '' } },
    'GET /users/v1/city-merchant/merchant/:id': { params: { id: demo.id } },
    'GET /users/v1/branches': { query: here },
    'GET /users/v1/branches/full': { query: { ...here, cityId: branch.cityId ?? '' } },
    'GET /users/v1/branches/merchant/:merchant/closest': {
      params: { merchant: demo.id },
      query: { ...here, type: 'DELIVERY' },
    },
    'GET /users/v1/local/branch/closest/WITH_TOKEN': { query: { ...here, type: 'DELIVERY' } },
    'GET /users/v1/branches/:id': { params: { id: branch.id } },
    'GET /users/v1/branches/:id/slots': {
      params: { id: branch.id },
      query: { serviceType: 'DELIVERY', date: LATER.day },
    },
    'GET /users/v1/branches/:id/halls': { params: { id: branch.id } },
    'GET /users/v1/tables/:id': { params: { id: tableOf(demo).tableId } },
    'GET /products/v1/overalls': { query: { type: 'WEB', branchId: branch.id, brandId: '' } },
    'GET /products/v1/grade': {},
    'GET /products/v1/reviews': { query: { ...PAGE, productId } },
    'GET /products/v1/favourite/all/WITH_TOKEN': { query: { userId: me.user.id } },
    'PUT /products/v1/favourite/WITH_TOKEN': { body: { productId, isFavourite: true } },
    'GET /support/v1/merchant/settings/web': {},
    'GET /support/v1/company/policies': { query: { policies: 'TERMS' } },
    'GET /support/v1/brand/catalog': {},
    'GET /support/v1/banners': {},
    'GET /support/v1/stories': {},
    'GET /support/v1/vacancies': {},
    'GET /support/v1/vacancies/:id': { params: vacancy },
    'POST /support/v1/vacancies/:id/apply': {
      params: vacancy,
      body: { name: 'Aziza', phone: '+998901234567', comment: 'Two years' },
    },
    'POST /support/v1/files': { form: { file: picture } },
    'GET /support/v1/notifications': { query: PAGE },
    'GET /support/v1/notifications/unread-count': {},
    'PUT /support/v1/notifications/read': { body: { ids: ['n-1'] } },
    'GET /support/v1/chat/messages': { query: PAGE },
    'POST /support/v1/chat/messages': { body: { text: 'Salom', orderId: ids.order, clientId: 'c-2' } },
    'GET /support/v1/chat/unread-count': {},
    'PUT /support/v1/chat/read': {},
    'POST /deliveries/v1/delivery/tariff/client/calculate': {
      body: {
        productPrice: 100_000,
        branchId: branch.id,
        latitude: branch.latitude,
        longitude: branch.longitude,
      },
    },
    'GET /deliveries/v1/delivery/courier/:id': { params: { id: ids.order } },
    'GET /deliveries/v1/geocode/search': { query: { q: 'Bunyodkor', ...here } },
    'GET /deliveries/v1/geocode/reverse': { query: here },
  }
}

function ofOrders(world: World): Record<string, ValidRequest> {
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
    'POST /orders/v1/orders/:id/grade': { params: { id: ids.delivered }, body: grade },
    'GET /orders/v1/order/setting/:id': { params: { id: demo.id } },
    'POST /products/v1/grade/WITH_TOKEN': {
      body: { ...grade, productId: world.ordered, orderId: ids.delivered },
    },
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

function ofSandbox({ demo, me, ids }: World): Record<string, ValidRequest> {
  const order = { id: ids.order }
  const launch = { merchant: 'demo', user: 'known' }
  const back = 'http://demo.localhost:8080/x'
  return {
    'GET /cdn/*': { params: { '*': `w96h64q100/${demo.wire.menu.products[0]?.image ?? ''}` } },
    'GET /maps/*': { params: { '*': 'tiles/12/2835/1538.mvt' } },
    'GET /*': { params: { '*': 'basket' }, query: { vendor: 'demo', start: 'p_1' } },
    'GET /sandbox': {},
    'GET /sandbox/phone': {},
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
    'POST /sandbox/pay/:id': { params: order, form: { do: 'leave', returnUrl: back } },
    'GET /sandbox/launch': { query: { ...launch, lang: 'uz', start: 'p_1', age: '0', forge: 'none' } },
    'POST /sandbox/write-access': { query: launch },
    'GET /sandbox/bot-messages.json': {},
    'GET /sandbox/contact': { query: { ...launch, phone: '+998901234567' } },
    'GET /sandbox/prepared/:id': { params: { id: ids.message } },
    'GET /sandbox/outbox.json': { query: { phone: PHONES.login } },
    'GET /sandbox/faults': {},
    'POST /sandbox/faults': { body: { route: '/no/such', method: 'GET', kind: 'delay', ms: 0, times: 1 } },
    'DELETE /sandbox/faults': {},
    'POST /sandbox/reset': ONCE,
  }
}

/** A valid request for every route of the sandbox, by method and pattern: `GET /users/v1/branches/:id`. */
export const validRequests = (world: World): Record<string, ValidRequest> => ({
  ...ofCustomers(world),
  ...ofShops(world),
  ...ofOrders(world),
  ...ofSandbox(world),
})
