import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

/** Allergens, and what else can be left out, by their codes, in words; a code that is not here is shown as it came. */
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
  MOLLUSCS: msg`molluscs`,
  LUPIN: msg`lupin`,
  PORK: msg`pork`,
  MEAT: msg`meat`,
  SPICY: msg`hot spices`,
} as const

/** The name of an allergen, in the middle of a sentence. */
export function useAllergenWord(): (code: string) => string {
  const { i18n } = useLingui()
  return (code) => {
    const plain = code.toUpperCase()
    return Object.hasOwn(WORDS, plain) ? i18n._(WORDS[plain as keyof typeof WORDS]) : code.toLowerCase()
  }
}
