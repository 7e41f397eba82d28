import type { Portion } from '#/domain/menu/unit.ts'
import { numberIn } from '#/domain/number-text.ts'
import type { Language } from '#/domain/text.ts'

type StaffWords = {
  table: (number: string) => string
  note: string
  service: string
  total: string
  units: Record<Exclude<Portion['unit'], 'pcs'>, string>
}

/*
 * The words of the card are the staff's, not the customer's: they do not come from the catalog of the language on the
 * screen, whose neighbours are not loaded and could not be without a network.
 */
export const STAFF_WORDS: Record<Language, StaffWords> = {
  uz: {
    table: (number) => `${number}-stol`,
    note: 'Izoh',
    service: 'Stolga xizmat',
    total: 'Jami',
    units: { g: 'g', kg: 'kg', ml: 'ml', l: 'l' },
  },
  ru: {
    table: (number) => `Стол ${number}`,
    note: 'Комментарий',
    service: 'Обслуживание стола',
    total: 'Итого',
    units: { g: 'г', kg: 'кг', ml: 'мл', l: 'л' },
  },
  eng: {
    table: (number) => `Table ${number}`,
    note: 'Note',
    service: 'Table service',
    total: 'Total',
    units: { g: 'g', kg: 'kg', ml: 'ml', l: 'l' },
  },
}

/** "2 ×" of pieces, "1,5 кг" of what is weighed. */
export const quantityText = (language: Language, { value, unit }: Portion): string =>
  unit === 'pcs'
    ? `${numberIn(language, value)}\u00a0×`
    : `${numberIn(language, value)}\u00a0${STAFF_WORDS[language].units[unit]}`
