import { brands } from './brands/brands.ts'
import type { MerchantSeed } from './builder/seed.ts'
import { dark } from './dark/dark.ts'
import { demo } from './demo/demo.ts'
import { minimal } from './minimal/minimal.ts'
import { beta, closed, dinein, wild } from './small.ts'

/** Every merchant of the sandbox. */
export const seeds: readonly MerchantSeed[] = [demo, dark, brands, minimal, dinein, closed, beta, wild]
