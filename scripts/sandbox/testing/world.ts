import sharp from 'sharp'
import { API_ROUTES } from '../app.ts'
import { cdnRoutes } from '../routes/cdn.ts'
import { deskRoutes } from '../routes/desk.ts'
import { mapRoutes } from '../routes/maps.ts'
import { sandboxRoutes } from '../routes/sandbox.ts'
import { staticRoutes } from '../routes/static.ts'
import { studioRoutes } from '../routes/studio.ts'
import { SMS } from '../services/sms.ts'
import { readStudioState } from '../services/studio-state.ts'
import type { Tenant } from '../services/tenants.ts'
import { randomBasket, requestOf } from './random-order.ts'
import { NOON, type OpenSandbox } from './testing.ts'

/** Phones of the sandbox whose code is `CODE`: one that signs in, one that an account changes to. */
export const PHONES = { login: '+998900000081', change: '+998900000082' } as const
export const CODE = '111111'
/** A day and a time at which every seed sells. */
export const LATER = { day: '2026-11-25', time: '14:00' } as const

/** A basket as it is handed over to another device. */
export const basketOf = (demo: Tenant) => ({
  brandId: null,
  branchId: tableOf(demo).branchId,
  serviceType: 'DELIVERY',
  lines: [
    {
      productId: [...demo.products.keys()][0] ?? '',
      choices: { 'mod-1': 1 },
      note: 'No onion',
      count: 1,
      seenPrice: 45_000,
    },
  ],
})

/** How a shared basket is started. */
export const sharedStartOf = (demo: Tenant, member: string) => {
  const { lines: _, ...place } = basketOf(demo)
  return { ...place, member, name: 'Aziza' }
}
export type SharedSeat = { id: string; code: string; member: string }
const SHARED = '/orders/v1/baskets/shared'
/** A line of a shared basket as a phone sends it. */
export const sharedChangeOf = (demo: Tenant) => {
  const [line] = basketOf(demo).lines
  return { ...line, lineId: 'line-1', revision: 1 }
}

export type Route = { method: string; path: string }
export const nameOf = ({ method, path }: Route) => `${method} ${path}`

/** Every route that the sandbox has, once. */
export function allRoutes({ services }: Pick<OpenSandbox, 'services'>): Route[] {
  const own = [cdnRoutes, deskRoutes, mapRoutes, sandboxRoutes, staticRoutes, studioRoutes]
  const known = [...API_ROUTES, ...own]
    .flatMap((routes) => routes(services).routes)
    .filter(({ method }) => method !== 'ALL')
  return [...new Map(known.map(({ method, path }) => [`${method} ${path}`, { method, path }])).values()]
}

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

/** Used up, as said there. */
export const ONCE = { isOnce: true } as const
/** The first page of a list. */
export const PAGE = { page: '0', size: '10' } as const

/** A customer of `demo` with one of everything that a request can name. */
export type World = {
  demo: Tenant
  dinein: Tenant
  me: { token: string; user: { id: string } }
  /** A token of the same person at another merchant. */
  foreign: string
  ids: Record<'order' | 'delivered' | 'address' | 'card' | 'booking' | 'call' | 'message' | 'studio', string>
  /** A product of both orders. */
  ordered: string
  cardCode: string
  /** Shows where the order is. */
  tracking: string
  /** Invites to `demo`. */
  referral: string
  /** Takes a basket that was handed over. */
  basketCode: string
  /** A shared basket of this customer that is open, and one that is closed: their ids, codes and secrets. */
  shared: Record<'open' | 'closed', SharedSeat>
  launch: { initData: string; contact: string }
  picture: Blob
}

export function tenantOf({ services }: Pick<OpenSandbox, 'services'>, sub: string): Tenant {
  const tenant = services.tenants.find(sub)
  if (!tenant) throw new Error(`no ${sub}`)
  return tenant
}

export const tableOf = (tenant: Tenant) => {
  const hall = tenant.wire.halls[0]
  return { branchId: hall?.branchId ?? '', hallId: hall?.id ?? '', tableId: hall?.tables[0]?.id ?? '' }
}

export const bookingOf = (tenant: Tenant) => ({
  ...tableOf(tenant),
  date: LATER.day,
  time: '19:00',
  people: 2,
  name: 'Aziza',
  phone: '+998901234567',
  comment: 'By the window',
})

const picture = async () => {
  const red = { create: { width: 8, height: 8, channels: 3, background: '#c33' } } as const
  return new Blob([new Uint8Array(await sharp(red).jpeg().toBuffer())], { type: 'image/jpeg' })
}

const PHONE = '+998901234567'
/** How long an order takes until it has been delivered at the latest, ms. */
const DELIVERED_AFTER = 2 * 3_600_000

/** Opens a studio of a merchant as its page does; its id. */
function openStudio({ services }: Pick<OpenSandbox, 'services'>, tenant: Tenant): string {
  const id = services.studio.newId()
  services.studio.open(id, tenant, readStudioState({}))
  return id
}

/** Forgets all customers and makes that one; it is early afternoon. */
export async function openWorld(sandbox: OpenSandbox): Promise<World> {
  await sandbox.services.reset()
  sandbox.clock.set(NOON)
  const [demo, dinein] = [tenantOf(sandbox, 'demo'), tenantOf(sandbox, 'dinein')]
  const me = await sandbox.signIn()
  const { token: foreign } = await sandbox.signIn('known', 'dark')
  const call = sandbox.as(me.token, 'demo')
  const made = async (path: string, body: object) => {
    const answer = await call(path, body)
    if (answer.status > 201) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return String(answer.body.id)
  }
  const asked = 'merchant=demo&user=known'
  const { initData } = (await call(`/sandbox/launch?${asked}`)).body
  const { contact } = (await call(`/sandbox/contact?${asked}&phone=${encodeURIComponent(PHONE)}`)).body
  const basket = randomBasket(demo, 7)
  const order = (payment: string) =>
    made('/orders/v1/orders', requestOf(demo, me.user.id, basket, { payment }))
  const delivered = await order('CASH')
  sandbox.clock.add(DELIVERED_AFTER)
  const point = { latitude: 41.28, longitude: 69.2 }
  const { branchId, tableId } = tableOf(dinein)
  const bill = { branchId, tableId, reason: 'BILL' }
  const ids = {
    delivered,
    order: await order('PAYME'),
    address: await made('/users/v1/addresses/WITH_TOKEN', { streetName: 'Bunyodkor', ...point }),
    card: await made('/payments/v2/cards', { number: '8600123412341239', expire: '03/30', name: 'Main' }),
    booking: await made('/orders/v1/bookings', bookingOf(demo)),
    call: (await sandbox.call('/orders/v1/waiter-calls', { merchant: 'dinein', body: bill })).body.id,
    message: await made('/webbot/v1/messages/WITH_TOKEN', { text: 'Norin', url: 'https://demo.example/' }),
    studio: openStudio(sandbox, demo),
  }
  await made('/support/v1/chat/messages', { text: 'Salom', clientId: 'c-1' })
  const cardCode = sandbox.services.sms.outbox(PHONE)[0]?.code ?? ''
  // The next code may be asked for.
  sandbox.clock.add(SMS.resendMs)
  await call('/users/v1/users/login', { phone: PHONES.login })
  await call('/users/v1/users/phone/WITH_TOKEN', { phone: PHONES.change }, { method: 'PUT' })
  const { code: basketCode } = (await call('/orders/v1/baskets/hand-over', basketOf(demo))).body
  const { token: tracking } = (await call(`/orders/v1/orders/${ids.order}/tracking`, {})).body
  const { code: referral } = (await call('/users/v1/referral/WITH_TOKEN')).body
  const start = async (member: string): Promise<SharedSeat> => {
    const { id, code } = (await call(SHARED, sharedStartOf(demo, member))).body
    return { id, code, member }
  }
  const shared = {
    open: await start('secret-of-an-open-basket'),
    closed: await start('secret-of-a-closed-basket'),
  }
  await call(
    `${SHARED}/${shared.closed.id}/close`,
    {},
    { headers: { 'Basket-Member': shared.closed.member } },
  )
  const ordered = basket[0]?.product.id ?? ''
  const launch = { initData, contact }
  const people = { demo, dinein, me, foreign }
  return {
    ...people,
    ids,
    ordered,
    cardCode,
    tracking,
    referral,
    basketCode,
    shared,
    launch,
    picture: await picture(),
  }
}
