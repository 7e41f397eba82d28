/** How an order is served; the last two come from other sources of orders. */
export type ServiceType = 'DELIVERY' | 'PICK_UP' | 'DINE_IN' | 'YANDEX_EATS' | 'EXPRESS_24'

/** The service types that can be ordered in the storefront. */
export type OrderedService = 'DELIVERY' | 'PICK_UP' | 'DINE_IN'

/** Channel the storefront runs in, as calls and `systems` name it. */
export type Channel = 'WEB' | 'TG'
