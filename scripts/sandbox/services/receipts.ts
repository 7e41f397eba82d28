import { desc, lte, sql } from 'drizzle-orm'
import { moneyIn } from '#/domain/money-text.ts'
import type { Db } from '../db/connect.ts'
import { stateAt } from '../db/life.ts'
import { orders } from '../db/schema/index.ts'
import type { Services } from './context.ts'
import type { Message } from './sms.ts'

/** Receipts by SMS, sent when their order has arrived (CO-07). They are derived from the orders, not stored. */
async function receipts(db: Db, now: number): Promise<Message[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(sql`${orders.record} ->> 'sendCheque' = 'true' and ${lte(orders.finalAt, new Date(now))}`)
    .orderBy(desc(orders.finalAt))
    .limit(100)
  return rows.flatMap((row) => {
    const { status } = stateAt(row.plan, now)
    if (status !== 'DELIVERED' && status !== 'CLOSED') return []
    const text = `Chek · Чек · Receipt № ${row.number}: ${moneyIn('uz', row.total)}`
    const phone = String(row.record.sendChequePhone ?? '')
    return [{ phone, merchant: row.merchantId, text, code: '', at: row.finalAt.getTime() }]
  })
}

/** Every message a telephone would have got, the newest first; of one phone when it is given. */
export async function outbox({ db, sms }: Services, now: number, phone?: string): Promise<Message[]> {
  const all = [...sms.outbox(), ...(await receipts(db, now))].sort((a, b) => b.at - a.at)
  return phone ? all.filter((message) => message.phone === phone) : all
}
