import { cardExpireFault } from './bank-card.ts'

/* A saved bank card as a way of paying an order (DX-09). */

/** `expire`: `MM/YY`, empty: not known. */
type SavedCard = { readonly id: string; readonly expire: string; readonly isVerified: boolean }

/** How many used cards a device remembers of a customer. */
const MOST_USED = 10

/** A card whose month is over; one of which no month is known is left to the server. */
export const isExpired = ({ expire }: Pick<SavedCard, 'expire'>, now: Date): boolean =>
  cardExpireFault(expire, now) === 'past'

/**
 * The cards to offer at a checkout: those that were confirmed, the one that paid last first, then as the server lists
 * them; those that have expired at the end. `used`: ids, the last use first.
 */
export function offeredCards<Card extends SavedCard>(
  cards: readonly Card[],
  used: readonly string[],
  now: Date,
): Card[] {
  const place = ({ id }: Card) => (used.includes(id) ? used.indexOf(id) : used.length)
  return cards
    .filter(({ isVerified }) => isVerified)
    .toSorted((a, b) => Number(isExpired(a, now)) - Number(isExpired(b, now)) || place(a) - place(b))
}

/** The used cards after one has paid, the last use first. */
export const usedWith = (used: readonly string[], id: string): string[] =>
  [id, ...used.filter((one) => one !== id)].slice(0, MOST_USED)

/**
 * The card that an order begins with for which nothing was chosen: the one that paid last on this device, while it is
 * good; null: none has, or it is good no more.
 */
export function usualCard<Card extends SavedCard>(
  offered: readonly Card[],
  used: readonly string[],
  now: Date,
): Card | null {
  const last = offered.find(({ id }) => id === used[0])
  return last && !isExpired(last, now) ? last : null
}
