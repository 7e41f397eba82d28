import type { QueryClient } from '@tanstack/react-query'

const PRICED = ['menu', 'tariff', 'order setting', 'nearest branch', 'branches', 'payment methods']

/** Asks again for everything a price, a stock or an opening hour comes from. Resolves when it is here. */
export const refreshPrices = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => PRICED.includes(String(queryKey[3])) })
