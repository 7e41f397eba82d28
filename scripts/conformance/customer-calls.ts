import type { Order } from '#/api/schema/order.ts'
import type { User } from '#/api/schema/user.ts'
import type { Asked } from './ask.ts'
import type { Play } from './play.ts'
import type { Shop } from './public-calls.ts'

const FIRST_PAGE = { query: { page: 0, size: 20 } }

type Flag =
  | 'cardActive'
  | 'bookingActive'
  | 'notificationsActive'
  | 'chatActive'
  | 'favouriteActive'
  | 'promoActive'

/** A call that the shop makes only where the merchant has a feature on. */
function withFeature({ settings }: Shop, flag: Flag, play: Play) {
  return async (name: string, asked: Asked = {}) => {
    if (settings && !settings[flag]) play.skip(name, `${flag} is off`)
    else await play.ask(name, asked)
  }
}

/** What a customer may read of themselves; answers who it is. */
export async function playCustomer(play: Play, shop: Shop): Promise<User | null> {
  const me = await play.ask<User>('GET /users/v1/users/me/WITH_TOKEN')
  const branch = shop.branches[0]
  const nearest = 'GET /users/v1/local/branch/closest/WITH_TOKEN'
  if (branch) await play.ask(nearest, { query: { lat: branch.latitude, lon: branch.longitude } })
  else play.skip(nearest, 'there is no branch')
  await play.ask('GET /users/v1/addresses/WITH_TOKEN')
  await withFeature(shop, 'cardActive', play)('GET /payments/v2/cards')
  await withFeature(shop, 'bookingActive', play)('GET /orders/v1/bookings')
  const notifications = withFeature(shop, 'notificationsActive', play)
  await notifications('GET /support/v1/notifications', FIRST_PAGE)
  await notifications('GET /support/v1/notifications/unread-count')
  const chat = withFeature(shop, 'chatActive', play)
  await chat('GET /support/v1/chat/messages', FIRST_PAGE)
  await chat('GET /support/v1/chat/unread-count')
  if (me) await playOrders(play, shop, me.id)
  else play.skip("the customer's orders, favourites and promo codes", 'it is not known who the customer is')
  return me
}

async function playOrders(play: Play, shop: Shop, user: string) {
  await withFeature(
    shop,
    'favouriteActive',
    play,
  )('GET /products/v1/favourite/all/WITH_TOKEN', {
    query: { userId: user, isFavourite: 'true' },
  })
  await withFeature(shop, 'promoActive', play)('GET /orders/v1/promo/user/{user}', { params: { user } })
  await play.ask('GET /orders/v1/orders/user/{user}/active', { params: { user } })
  const page = await play.ask<{ content: Order[] }>('GET /orders/v1/orders/user/{user}', {
    params: { user },
    query: { page: 0, size: 10 },
  })
  const order = page?.content[0]?.id
  for (const name of ['GET /orders/v1/orders/{order}', 'GET /deliveries/v1/delivery/courier/{order}'])
    if (order) await play.ask(name, { params: { order } })
    else play.skip(name, 'the customer has no order')
}
