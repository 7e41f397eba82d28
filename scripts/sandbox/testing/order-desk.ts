import { orders } from '../db/schema/index.ts'
import { randomBasket, requestOf } from './random-order.ts'
import { openSandbox } from './testing.ts'

/** A sandbox with a customer of the demo shop who orders: what the tests of orders share. */
export async function openOrderDesk() {
  const sandbox = await openSandbox()
  const me = await sandbox.signIn()
  const demo = () => {
    const tenant = sandbox.services.tenants.find('demo')
    if (!tenant) throw new Error('no demo')
    return tenant
  }
  return {
    sandbox,
    me,
    demo,
    /** What the storefront would send; `seed` names the basket. */
    request: (options: Parameters<typeof requestOf>[3] = {}, seed = 11) =>
      requestOf(demo(), me.user.id, randomBasket(demo(), seed), options),
    post: (body: unknown, headers: Record<string, string> = {}, path = '/orders/v1/orders') =>
      sandbox.call(path, { body, token: me.token, headers }),
    stored: () => sandbox.db.select().from(orders).orderBy(orders.number),
    read: (id: string) => sandbox.call(`/orders/v1/orders/${id}`, { token: me.token }),
  }
}
export type OrderDesk = Awaited<ReturnType<typeof openOrderDesk>>
