import type { MessageDescriptor } from '@lingui/core'
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

/** The same left out: nouns change their endings for it in Russian and Uzbek. */
const LEFT_OUT = {
  GLUTEN: msg`without gluten`,
  MILK: msg`without milk`,
  EGGS: msg`without eggs`,
  EGG: msg`without eggs`,
  NUTS: msg`without nuts`,
  PEANUTS: msg`without peanuts`,
  SESAME: msg`without sesame`,
  SOY: msg`without soy`,
  FISH: msg`without fish`,
  CRUSTACEANS: msg`without crustaceans`,
  CELERY: msg`without celery`,
  MUSTARD: msg`without mustard`,
  SULPHITES: msg`without sulphites`,
  MOLLUSCS: msg`without molluscs`,
  LUPIN: msg`without lupin`,
  PORK: msg`without pork`,
  MEAT: msg`without meat`,
  SPICY: msg`without hot spices`,
} as const satisfies Record<keyof typeof WORDS, MessageDescriptor>

/** The code that has words here, however it is spelled; null: none has. */
function codeOf(code: string): keyof typeof WORDS | null {
  const plain = code.toUpperCase()
  return Object.hasOwn(WORDS, plain) ? (plain as keyof typeof WORDS) : null
}

/** The name of an allergen, in the middle of a sentence. */
export function useAllergenWord(): (code: string) => string {
  const { i18n } = useLingui()
  return (code) => {
    const plain = codeOf(code)
    return plain ? i18n._(WORDS[plain]) : code.toLowerCase()
  }
}

/** What a dish is without, in the middle of a sentence: "without nuts". */
export function useWithoutWord(): (code: string) => string {
  const { i18n } = useLingui()
  return (code) => {
    const plain = codeOf(code)
    if (plain) return i18n._(LEFT_OUT[plain])
    const name = code.toLowerCase()
    return i18n._(msg`without ${name}`)
  }
}
