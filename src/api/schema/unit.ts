import type { Unit } from '#/domain/menu/product.ts'
import { SIZES } from '#/domain/menu/unit.ts'
import { names } from './common.ts'
import { lenient } from './field.ts'
import { isAbsent, nameReader, numberOf } from './values.ts'

/** The units of the contract. */
const UNITS = ['KG', 'LITER', 'GRAMM', 'COUNT'] as const

/** Units as people write them, without signs. */
const unitOf = nameReader<Unit>(UNITS, {
  ...names('KG', 'KILO KILOGRAM KILOGRAMM КГ КИЛО КИЛОГРАММ'),
  ...names('GRAMM', 'G GR GRAM Г ГР ГРАММ'),
  ...names('LITER', 'L LITR LITRE Л ЛИТР'),
})

/** What a dish is sold by, and what the count of an ordered one counts; null: it is not said, or no unit that is known. */
export const unitField = (absent: 'COUNT' | null) =>
  lenient((sent) => unitOf(sent) ?? null, 'oneOf', UNITS, absent)

/**
 * A portion in the unit of its dish: a number, or words with a unit, "500 g" of kilos. Null: it cannot be read; a piece is
 * one then.
 */
export function portionIn(unit: Unit | null, sent: unknown): number | null {
  if (!unit || isAbsent(sent)) return 1
  if (typeof sent === 'number') return sent
  const [number, word] = String(sent).split(/(\p{L}+\.?\s*)$/u)
  const [of, size] = SIZES[unit]
  const said = SIZES[word ? (unitOf(word) ?? 'COUNT') : unit]
  const value = numberOf(number)
  if (value !== undefined && said[0] === of) return (value * said[1]) / size
  return of === 'pcs' ? 1 : null
}
