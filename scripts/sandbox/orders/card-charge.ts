import { and, eq, isNotNull } from 'drizzle-orm'
import { cardExpireFault, lastFour } from '#/domain/order/bank-card.ts'
import type { Db } from '../db/connect.ts'
import { cards } from '../db/schema/index.ts'
import type { CardCharge } from '../db/schema/orders.ts'
import { Fault } from '../services/errors.ts'
import type { Submit } from './once.ts'
import { isOnline } from './record.ts'

/** A word in the note for the kitchen that makes the bank refuse the card, and what it says then. */
const REFUSALS = {
  '#nomoney': {
    uz: 'Kartada mablagʻ yetarli emas',
    ru: 'На карте недостаточно средств',
    eng: 'There is not enough money on the card',
  },
  '#declined': {
    uz: 'Bank toʻlovni rad etdi',
    ru: 'Банк отклонил платёж',
    eng: 'The bank declined the payment',
  },
} as const

/**
 * Charges the saved card that an order names; null: it names none, or this merchant's server knows nothing of that, and
 * the order is paid as its method says. A card that is gone, not confirmed or expired makes no order.
 */
export async function chargeCard(
  tx: Db,
  { tenant, user, body, now }: Submit,
  method: { type: string } | null,
): Promise<CardCharge | null> {
  const { settings } = tenant.wire
  const isOn = settings.cardActive === true && settings.cardPaymentActive === true
  if (!body.cardId || !isOn || !method || !isOnline(method.type)) return null
  const mine = and(eq(cards.merchantId, tenant.id), eq(cards.userId, user.id), isNotNull(cards.verifiedAt))
  const [card] = await tx
    .select()
    .from(cards)
    .where(and(mine, eq(cards.id, body.cardId)))
  if (!card || cardExpireFault(card.expire, new Date(now)) !== null)
    throw new Fault('CARD_NOT_FOUND', [{ field: 'cardId' }])
  const word = Object.keys(REFUSALS).find((one) => body.comment.includes(one)) as keyof typeof REFUSALS
  return {
    cardId: card.id,
    type: card.type,
    lastFour: lastFour(card.number),
    status: word ? 'REFUSED' : 'PAID',
    reason: word ? REFUSALS[word] : null,
  }
}
