import { and, desc, eq, gte } from 'drizzle-orm'
import type { OrderStatus } from '#/domain/order/order-status.ts'
import type { Db } from '../db/connect.ts'
import { lived } from '../db/life.ts'
import { notices, orders, readNotices } from '../db/schema/index.ts'
import { tashkentIso } from './clock.ts'
import { settleReferrals } from './referral-rewards.ts'
import type { Tenant } from './tenants.ts'
import type { UserRow } from './tokens.ts'

/** The notification about an order, by the status it has reached; the other statuses send none. */
export const STEPS: Partial<Record<OrderStatus, { uz: string; ru: string; eng: string }>> = {
  ACCEPTED: {
    uz: 'Filial qabul qildi va tez orada tayyorlay boshlaydi.',
    ru: 'Филиал принял заказ и скоро начнёт готовить.',
    eng: 'The branch has accepted it and will start cooking soon.',
  },
  COOKING: { uz: 'Oshpaz tayyorlamoqda.', ru: 'Повар уже готовит.', eng: 'The cook is making it.' },
  DONE: { uz: 'Buyurtma tayyor.', ru: 'Заказ готов.', eng: 'Your order is ready.' },
  ON_WAY: { uz: 'Kuryer yoʻlga chiqdi.', ru: 'Курьер в пути.', eng: 'The courier is on the way.' },
  DELIVERED: { uz: 'Yoqimli ishtaha!', ru: 'Приятного аппетита!', eng: 'Enjoy your meal!' },
  CANCELED: { uz: 'Buyurtma bekor qilindi.', ru: 'Заказ отменён.', eng: 'Your order was cancelled.' },
}

/** What a message about an order is headed by. */
export const titleOf = (number: number) => ({
  uz: `Buyurtma ${number}`,
  ru: `Заказ ${number}`,
  eng: `Order ${number}`,
})

/** Orders older than this have no new steps: all are written already. */
const MEMORY_MS = 7 * 86_400_000

/**
 * Writes the notifications about a customer's orders since the last call. An order follows its plan without any writes,
 * so this runs when they are read; a repeat changes nothing.
 */
async function writeOrderNotices(db: Db, tenant: Tenant, user: UserRow, now: number) {
  const recent = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.merchantId, tenant.id),
        eq(orders.userId, user.id),
        gte(orders.createdAt, new Date(now - MEMORY_MS)),
      ),
    )
  const rows = recent.flatMap((order) =>
    lived(order.plan, now).flatMap(({ status, at }) => {
      const text = status && STEPS[status]
      if (!text) return []
      const record = {
        title: titleOf(order.number),
        text,
        image: null,
        target: { type: 'PAGE', value: `/profile/orders/${order.id}` },
      }
      const createdAt = new Date(at)
      return [{ id: `n-${order.id}-${status}`, merchantId: tenant.id, userId: user.id, record, createdAt }]
    }),
  )
  if (rows.length > 0) await db.insert(notices).values(rows).onConflictDoNothing()
}

/** All notifications of a customer, newest first, and whether each was read. */
export async function noticesFor(db: Db, tenant: Tenant, user: UserRow, now: number) {
  await settleReferrals(db, tenant, user.id, now)
  await writeOrderNotices(db, tenant, user, now)
  const own = await db
    .select()
    .from(notices)
    .where(and(eq(notices.merchantId, tenant.id), eq(notices.userId, user.id)))
    .orderBy(desc(notices.createdAt))
  const read = await db.select().from(readNotices).where(eq(readNotices.userId, user.id))
  const ids = new Set(read.map(({ noticeId }) => noticeId))
  return [
    ...own.map(({ id, record, createdAt }) => ({
      id,
      ...record,
      createdDate: tashkentIso(createdAt.getTime()),
    })),
    ...tenant.wire.notices,
  ]
    .toSorted((a, b) => Date.parse(b.createdDate) - Date.parse(a.createdDate))
    .map((notice) => ({ ...notice, isRead: ids.has(notice.id) }))
}
