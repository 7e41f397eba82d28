import type { Card } from '#/api/schema/card.ts'

/** Brand names, the same in every language; a system this build does not know has none. */
export const SYSTEM = {
  UZCARD: 'Uzcard',
  HUMO: 'Humo',
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  '': '',
} as const satisfies Record<Card['type'], string>
