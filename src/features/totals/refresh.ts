import type { QueryClient } from '@tanstack/react-query'
import { isAbout } from '#/session/query-keys.ts'

/** Asks again for everything a price, a stock or an opening hour comes from. Resolves when it is here. */
export const refreshPrices = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries(
    isAbout('menu', 'tariff', 'order setting', 'nearest branch', 'branches', 'payment methods'),
  )
