import { names } from './common.ts'

export const UNITS = ['KG', 'LITER', 'GRAMM', 'COUNT'] as const

/** Units as people write them, without signs. */
export const OTHER_UNITS = {
  ...names('KG', 'KILO KILOGRAM KILOGRAMM КГ КИЛО КИЛОГРАММ'),
  ...names('GRAMM', 'G GR GRAM Г ГР ГРАММ'),
  ...names('LITER', 'L LITR LITRE Л ЛИТР'),
} as const
