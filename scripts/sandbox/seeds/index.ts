import { brands } from './brands/brands.ts'
import { dark } from './dark/dark.ts'
import { demo } from './demo/demo.ts'
import type { MerchantSeed } from './seed.ts'

/** Every merchant of the sandbox. */
export const seeds: readonly MerchantSeed[] = [demo, dark, brands]
