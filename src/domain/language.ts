import type { Language } from './text.ts'

/**
 * The language to begin with: the customer's own choice, else the cookie, else the merchant's main
 * one, else Telegram's, else uz; only one that the merchant offers.
 */
export function firstLanguage(known: {
  chosen: Language | null
  cookie: string | null
  main: Language | null
  telegram: string | null
  offered: readonly Language[]
}): Language {
  const fromTag = (tag: string | null): Language | null => {
    const start = tag?.slice(0, 2).toLowerCase()
    return start === 'en' ? 'eng' : start === 'uz' || start === 'ru' ? start : null
  }
  const wishes = [known.chosen, fromTag(known.cookie), known.main, fromTag(known.telegram), 'uz'] as const
  return wishes.find((wish) => wish !== null && known.offered.includes(wish)) ?? known.offered[0] ?? 'uz'
}
