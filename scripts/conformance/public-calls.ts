import type { Branch } from '#/api/schema/branch.ts'
import type { Menu } from '#/api/schema/menu.ts'
import type { Merchant } from '#/api/schema/merchant.ts'
import type { PaymentMethod } from '#/api/schema/payment.ts'
import type { WebSettings } from '#/api/schema/settings.ts'
import type { Hall } from '#/api/schema/table.ts'
import type { Vacancy } from '#/api/schema/vacancy.ts'
import { dayAfter, dayOf } from '#/domain/hours/tashkent.ts'
import type { Play } from './play.ts'

type Ids = readonly { id: string }[] | null

/** What every visitor may ask, in the order of a visit; answers what later calls need. */
export type Shop = {
  merchant: Merchant | null
  settings: WebSettings | null
  branches: readonly Branch[]
  menu: Menu | null
  methods: readonly PaymentMethod[]
}

/** One record of a list by its id; skipped where there is none. */
async function askFirst(play: Play, name: string, param: string, list: Ids, what: string) {
  const id = list?.[0]?.id
  if (id) return play.ask(name, { params: { [param]: id } })
  play.skip(name, `there is no ${what}`)
  return null
}

async function askForPoint(play: Play, merchant: string, branch: Branch | undefined) {
  const point = { lat: branch?.latitude ?? 41.31, lon: branch?.longitude ?? 69.24 }
  await play.ask('GET /users/v1/branches/merchant/{merchant}/closest', {
    params: { merchant },
    query: point,
  })
  await play.ask('GET /deliveries/v1/geocode/search', { query: { q: 'Bunyodkor', ...point } })
  await play.ask('GET /deliveries/v1/geocode/reverse', { query: point })
  const tariff = 'POST /deliveries/v1/delivery/tariff/client/calculate'
  if (!branch) return play.skip(tariff, 'there is no branch that delivers')
  const { id, latitude, longitude, cityId } = branch
  const body = { latitude, longitude, productPrice: 100_000, distance: 0, branchId: id, address: '', cityId }
  await play.ask(tariff, { body })
}

async function askForSlots(play: Play, branch: Branch | undefined) {
  const name = 'GET /users/v1/branches/{branch}/slots'
  if (!branch) return play.skip(name, 'there is no branch')
  const query = { serviceType: 'PICK_UP', date: dayAfter(dayOf(play.now())) }
  await play.ask(name, { params: { branch: branch.id }, query })
}

async function askForTables(play: Play, settings: WebSettings | null, branches: readonly Branch[]) {
  const free = 'GET /orders/v1/bookings/free'
  const branch = branches.find((one) => one.settings?.bookingEnabled || one.settings?.dineinEnabled)
  const isOn = settings?.bookingActive || settings?.dineInActive
  const names = ['GET /users/v1/branches/{branch}/halls', 'GET /users/v1/tables/{table}'] as const
  if (!branch || !isOn) {
    for (const one of names) play.skip(one, 'no branch has tables')
    return play.skip(free, 'no branch has tables')
  }
  const halls = await play.ask<Hall[]>(names[0], { params: { branch: branch.id } })
  const tables = halls?.flatMap((hall) => hall.tables) ?? null
  await askFirst(play, names[1], 'table', tables, 'table')
  if (!settings?.bookingActive || !branch.settings?.bookingEnabled) return play.skip(free, 'bookings are off')
  const date = dayAfter(dayOf(play.now()))
  await play.ask(free, { query: { branchId: branch.id, date, people: 2 } })
}

const noTag = (headers: Headers) =>
  headers.has('ETag') ? [] : ['no ETag: every visit loads the whole menu again, changed or not']

async function askForMenu(play: Play): Promise<Menu | null> {
  const name = 'GET /products/v1/overalls'
  const menu = await play.ask<Menu>(name, { query: { type: 'WEB' } }, noTag)
  await play.ask(name, { query: { type: 'TG' } })
  await play.ask('GET /products/v1/grade')
  const productId = menu?.products[0]?.id
  const reviews = 'GET /products/v1/reviews'
  if (productId) await play.ask(reviews, { query: { page: 0, size: 10, productId } })
  else play.skip(reviews, 'there is no product')
  return menu
}

export async function playPublic(play: Play): Promise<Shop> {
  const { merchant: name } = play.target
  const merchant = await play.ask<Merchant>('GET /users/v1/merchants/sub/{sub}', { params: { sub: name } })
  const id = merchant?.id ?? name
  play.knowMerchant(id)
  const settings = await play.ask<WebSettings>('GET /support/v1/merchant/settings/web')
  const domain = 'GET /users/v1/merchants/domain'
  if (settings?.domain) await play.ask(domain, { query: { domain: settings.domain } })
  else play.skip(domain, 'the merchant has no domain of its own')
  for (const policies of ['TERMS', 'ABOUT_COMPANY', 'PRIVACY_POLICY'])
    await play.ask('GET /support/v1/company/policies', { query: { policies } })
  await play.ask('GET /support/v1/brand/catalog')
  await play.ask('GET /users/v1/city-merchant/merchant/{merchant}', { params: { merchant: id } })
  await play.ask('GET /users/v1/branches')
  const branches = (await play.ask<Branch[]>('GET /users/v1/branches/full')) ?? []
  await askFirst(play, 'GET /users/v1/branches/{branch}', 'branch', branches, 'branch')
  await askForSlots(play, branches[0])
  const menu = await askForMenu(play)
  await play.ask('GET /support/v1/banners')
  await play.ask('GET /support/v1/stories')
  const vacancies = await play.ask<Vacancy[]>('GET /support/v1/vacancies')
  await askFirst(play, 'GET /support/v1/vacancies/{vacancy}', 'vacancy', vacancies, 'vacancy')
  const methods = await play.ask<PaymentMethod[]>('GET /payments/v2/payment-types', {
    query: { channel: 'WEB' },
  })
  await play.ask('GET /orders/v1/order/setting/{merchant}', { params: { merchant: id } })
  await play.ask('GET /orders/v1/cancel-reasons')
  await askForPoint(
    play,
    id,
    branches.find((one) => one.settings?.deliveryEnabled ?? true),
  )
  await askForTables(play, settings, branches)
  await play.askInVain('GET /users/v1/branches/{branch}', 'one that there is not', 404, {
    params: { branch: 'conformance-none' },
  })
  await play.askInVain('GET /users/v1/users/me/WITH_TOKEN', 'without a token', 401, { isGuest: true })
  return { merchant, settings, branches, menu, methods: methods ?? [] }
}
