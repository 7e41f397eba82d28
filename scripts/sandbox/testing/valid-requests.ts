import { placeOf } from './random-order.ts'
import { ofOrders, ofSandbox } from './valid-order-requests.ts'
import { ofSharedBaskets } from './valid-shared-basket-requests.ts'
import { CODE, LATER, ONCE, PAGE, PHONES, tableOf, type ValidRequest, type World } from './world.ts'

const point = (branch: { latitude: number; longitude: number }) => ({
  lat: String(branch.latitude),
  lon: String(branch.longitude),
})

function ofCustomers({ demo, me, launch, ids, referral }: World): Record<string, ValidRequest> {
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
    'GET /users/v1/referral/WITH_TOKEN': {},
    'GET /users/v1/referral/:code': { params: { code: referral } },
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

/** A valid request for every route of the sandbox, by method and pattern: `GET /users/v1/branches/:id`. */
export const validRequests = (world: World): Record<string, ValidRequest> => ({
  ...ofCustomers(world),
  ...ofShops(world),
  ...ofOrders(world),
  ...ofSharedBaskets(world),
  ...ofSandbox(world),
})
