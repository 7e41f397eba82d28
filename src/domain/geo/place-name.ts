import type { Language } from '#/domain/text.ts'

type Named = { readonly streetName: string; readonly houseNumber: string }

/** Whether a name is written in the letters of a language: Cyrillic for Russian alone. A name without letters is in all. */
export function isInLettersOf(language: Language, name: string): boolean {
  if (!/\p{L}/u.test(name)) return true
  return /\p{Script=Cyrillic}/u.test(name) === (language === 'ru')
}

/** The street's name to show instead of the present one, as a geocoder says it now; null: none, or of another house. */
export function nameInLanguage(place: Named, here: Named | undefined): string | null {
  if (!here || here.streetName === '' || here.houseNumber !== place.houseNumber) return null
  return here.streetName === place.streetName ? null : here.streetName
}
