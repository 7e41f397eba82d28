import { names } from './common.ts'

/** Of what is sold; by any other unit it is sold by the piece, of unknown size. */
export const UNITS = ['KG', 'LITER', 'GRAMM', 'COUNT'] as const

/** Units as people write them, without signs. */
export const OTHER_UNITS = {
  ...names('KG', 'KILO KILOGRAM KILOGRAMM КГ КИЛО КИЛОГРАММ'),
  ...names('GRAMM', 'G GR GRAM Г ГР ГРАММ'),
  ...names('LITER', 'L LITR LITRE Л ЛИТР'),
} as const
