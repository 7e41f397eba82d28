import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import * as schema from './schema/index.ts'
import { openInMemory } from './template.ts'

/** One type for both drivers; a transaction is one of these too. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export type Connection = { db: Db; close: () => Promise<void> }

const migrationsFolder = path.join(import.meta.dirname, '../migrations')

/** The database holds tables that our migrations cannot bring up to date. */
export class OutdatedDatabaseError extends Error {}

/** Runs what is missing, in one transaction. */
async function bringUpToDate(migrate: () => Promise<unknown>, wayOut: string) {
  try {
    await migrate()
  } catch (cause) {
    throw new OutdatedDatabaseError(`The database is of another version of the sandbox. ${wayOut}`, { cause })
  }
}

async function openFolder(folder: string, migrate: (client: PGlite) => Promise<unknown>): Promise<PGlite> {
  mkdirSync(folder, { recursive: true })
  const client = await PGlite.create(folder)
  await bringUpToDate(() => migrate(client), '`npm start -- --reset` begins with a fresh one.')
  return client
}

/**
 * Opens the database and brings it up to date. `url`: a PostgreSQL server; else PGlite in `folder`, or in memory when
 * that is null. Throws `OutdatedDatabaseError`.
 */
export async function connect(options: {
  url?: string | undefined
  folder: string | null
}): Promise<Connection> {
  if (options.url) {
    const client = postgres(options.url, { onnotice: () => {} })
    const db = drizzlePostgres(client, { schema })
    await bringUpToDate(
      () => migratePostgres(db, { migrationsFolder }),
      'Empty the database of DATABASE_URL and start again.',
    )
    return { db: db as unknown as Db, close: () => client.end({ timeout: 5 }) }
  }
  const migrate = (client: PGlite) => migratePglite(drizzlePglite(client), { migrationsFolder })
  const client = options.folder
    ? await openFolder(options.folder, migrate)
    : await openInMemory(migrationsFolder, migrate)
  const db = drizzlePglite(client, { schema })
  return { db: db as unknown as Db, close: () => client.close() }
}
