import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/connect.ts'
import * as schema from '../db/schema/index.ts'

/** What a merchant shows is left out: it is the largest table, and no call changes it. */
const tables = Object.values(schema).flatMap((one) =>
  is(one, PgTable) && one !== schema.content ? [one] : [],
)
const all = sql.join(
  tables.map(
    (table) => sql`select ${getTableName(table)} || ' ' || row_to_json(t)::text as row from ${table} t`,
  ),
  sql` union all `,
)

/** Every row of the embedded database as a text that begins with its table, in an order that says nothing. */
export async function everyRow(db: Db): Promise<string[]> {
  const { rows } = (await db.execute(all)) as unknown as { rows: { row: string }[] }
  return rows.map(({ row }) => row).toSorted()
}
