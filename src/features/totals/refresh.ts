import type { QueryClient } from '@tanstack/react-query'
import { isAbout } from '#/session/query-keys.ts'

/** Reloads everything that prices, stock and opening hours depend on. Resolves when it has arrived. */
export const refreshPrices = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries(
    isAbout('menu', 'tariff', 'order setting', 'nearest branch', 'branches', 'payment methods', 'slots'),
  )
