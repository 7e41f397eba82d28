import { names } from './common.ts'
import { lenient } from './field.ts'
import { nameReader } from './values.ts'

export const UNITS = ['KG', 'LITER', 'GRAMM', 'COUNT'] as const

/** Units as people write them, without signs. */
export const OTHER_UNITS = {
  ...names('KG', 'KILO KILOGRAM KILOGRAMM КГ КИЛО КИЛОГРАММ'),
  ...names('GRAMM', 'G GR GRAM Г ГР ГРАММ'),
  ...names('LITER', 'L LITR LITRE Л ЛИТР'),
} as const

const unitOf = nameReader<(typeof UNITS)[number]>(UNITS, OTHER_UNITS)

/** By what a dish is sold, null: by the piece, of which its amount says nothing. */
export const UnitOfDish = lenient((sent) => unitOf(sent) ?? null, 'oneOf', UNITS, 'COUNT')
