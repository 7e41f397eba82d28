import { sql } from 'drizzle-orm'
import type { Db } from './connect.ts'

/** Locks a customer, or any other name, until the transaction ends, so that no other one of theirs runs meanwhile. */
export const onlyOneOf = (tx: Db, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`)
