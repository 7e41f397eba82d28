import { branchesApi } from './branches.ts'
import { createCall, type Host } from './client.ts'
import { deliveriesApi } from './deliveries.ts'
import { ordersApi } from './orders.ts'
import { paymentsApi } from './payments.ts'
import { productsApi } from './products.ts'
import { supportApi } from './support.ts'
import { usersApi } from './users.ts'
import { webbotApi } from './webbot.ts'

/** All calls of the spec, a group a service. */
export function createApi(host: Host & { idempotency: boolean }) {
  const call = createCall(host)
  return {
    users: usersApi(call),
    support: supportApi(call),
    branches: branchesApi(call),
    products: productsApi(call),
    orders: ordersApi(call, host.idempotency),
    payments: paymentsApi(call),
    deliveries: deliveriesApi(call),
    webbot: webbotApi(call),
  }
}

export type Api = ReturnType<typeof createApi>

/** The one API of the page; `app/start` connects it before anything asks. */
export let api: Api

export function connectApi(host: Parameters<typeof createApi>[0]): Api {
  api = createApi(host)
  return api
}
