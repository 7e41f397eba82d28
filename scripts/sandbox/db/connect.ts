import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import * as schema from './schema.ts'

/** One type for both drivers; a transaction is one of these too. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export type Connection = { db: Db; close: () => Promise<void> }

const migrationsFolder = path.join(import.meta.dirname, '../migrations')

/**
 * Opens the database and brings it up to date; each migrator runs all that is missing in one transaction (F24).
 * `url`: a PostgreSQL server; else PGlite in `folder`, or in memory when that is null.
 */
export async function connect(options: {
  url?: string | undefined
  folder: string | null
}): Promise<Connection> {
  if (options.url) {
    const client = postgres(options.url, { onnotice: () => {} })
    const db = drizzlePostgres(client, { schema })
    await migratePostgres(db, { migrationsFolder })
    return { db: db as unknown as Db, close: () => client.end({ timeout: 5 }) }
  }
  if (options.folder) mkdirSync(options.folder, { recursive: true })
  const client = await PGlite.create(options.folder ?? 'memory://')
  const db = drizzlePglite(client, { schema })
  await migratePglite(db, { migrationsFolder })
  return { db: db as unknown as Db, close: () => client.close() }
}
