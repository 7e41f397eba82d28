/* Every table of the sandbox, a file a subject. After a change `npm run migrations` writes the migration. */
export * from './customers.ts'
export * from './hand-overs.ts'
export * from './merchants.ts'
export * from './messages.ts'
export * from './orders.ts'
export * from './shared-baskets.ts'
export * from './tables.ts'
export * from './trackings.ts'
