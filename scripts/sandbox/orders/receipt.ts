import { createHash } from 'node:crypto'
import { tashkentIso } from '../services/clock.ts'
import type { Tenant } from '../services/tenants.ts'
import { type OrderRow, wireOrder } from './record.ts'

const DIGITS = 12

/** So many digits out of a text, the same ones each time. */
const digitsOf = (text: string) =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString()
    .slice(-DIGITS)

/**
 * The fiscal receipt of an order: of one paid online at once, of one paid at the door when it has arrived; null before
 * (BX-33). `origin`: of this server, whose page plays the tax authority's.
 */
export function receiptOf(tenant: Tenant, row: OrderRow, now: number, origin: string) {
  const { isPaid, deliveredAt } = wireOrder(tenant, row, now, true)
  if (!isPaid) return null
  const at = tashkentIso(row.paidAt?.getTime() ?? (Date.parse(deliveredAt ?? '') || row.finalAt.getTime()))
  const fiscalSign = digitsOf(row.id)
  const terminalId = `UZ${digitsOf(row.branchId)}`
  // The parameters of a receipt's address: terminal, number, time, sign.
  const query = new URLSearchParams({
    t: terminalId,
    r: String(row.number),
    c: at.replace(/\D/g, '').slice(0, 14),
    s: fiscalSign,
  })
  return { url: `${origin}/sandbox/receipt/${row.id}?${query}`, fiscalSign, terminalId, at }
}
