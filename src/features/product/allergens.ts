import { msg } from '@lingui/core/macro'

/** The codes of contract 1.3 in words; a code nobody named is shown as it came. */
const WORDS = {
  GLUTEN: msg`gluten`,
  MILK: msg`milk`,
  EGGS: msg`eggs`,
  EGG: msg`eggs`,
  NUTS: msg`nuts`,
  PEANUTS: msg`peanuts`,
  SESAME: msg`sesame`,
  SOY: msg`soy`,
  FISH: msg`fish`,
  CRUSTACEANS: msg`crustaceans`,
  CELERY: msg`celery`,
  MUSTARD: msg`mustard`,
  SULPHITES: msg`sulphites`,
} as const

const TAGS = {
  halal: msg`Halal`,
  vegetarian: msg`Vegetarian`,
  vegan: msg`Vegan`,
  spicy: msg`Spicy`,
} as const

const find = <T extends object>(table: T, code: string): T[keyof T] | null =>
  Object.hasOwn(table, code) ? table[code as keyof T] : null

export const allergenWord = (code: string) => find(WORDS, code.toUpperCase())
export const tagWord = (code: string) => find(TAGS, code.toLowerCase())
