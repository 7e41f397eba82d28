import { branchesApi } from './branches.ts'
import { type Call, createCall, type Host } from './client.ts'
import { deliveriesApi } from './deliveries.ts'
import { productsApi } from './products.ts'
import { supportApi } from './support.ts'
import { usersApi } from './users.ts'
import { webbotApi } from './webbot.ts'

/** All calls, grouped by service; those of a `laterService` have exports of their own. */
export function createApi(host: Host & { idempotency: boolean }) {
  const call = createCall(host)
  return {
    host,
    call,
    /** The host understands the `Idempotency-Key` header. */
    knowsKeys: host.idempotency,
    users: usersApi(call),
    support: supportApi(call),
    branches: branchesApi(call),
    products: productsApi(call),
    deliveries: deliveriesApi(call),
    webbot: webbotApi(call),
  }
}

export type Api = ReturnType<typeof createApi>

/** The one API of the page; `app/start` connects it before the first call. */
export let api: Api

export function connectApi(host: Parameters<typeof createApi>[0]): Api {
  api = createApi(host)
  return api
}

/** A service that the first screen does not need: its calls and schemas load with the first page that imports them. */
export function laterService<S>(make: (call: Call, knowsKeys: boolean) => S): () => S {
  let made: { of: Api; service: S } | null = null
  return () => {
    if (made?.of !== api) made = { of: api, service: make(api.call, api.knowsKeys) }
    return made.service
  }
}
