import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

/** Tags of a product that say who can eat it. */
const WORDS = {
  halal: msg`Halal`,
  vegetarian: msg`Vegetarian`,
  vegan: msg`Vegan`,
  spicy: msg`Spicy`,
} as const

/** A tag in words; null for one that nobody named. */
export function useDietWord(): (tag: string) => string | null {
  const { i18n } = useLingui()
  return (tag) => {
    const plain = tag.toLowerCase()
    return Object.hasOwn(WORDS, plain) ? i18n._(WORDS[plain as keyof typeof WORDS]) : null
  }
}
