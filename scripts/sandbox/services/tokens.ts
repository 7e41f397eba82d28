import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { tokens, users } from '../db/schema/index.ts'
import { Fault } from './errors.ts'

const LIFE_MS = 30 * 86_400_000

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** A new opaque bearer token for this user at this merchant; 30 days. Only its hash is stored. */
export async function issueToken(db: Db, user: { id: string; merchantId: string }, now: number) {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now + LIFE_MS)
  await db.insert(tokens).values({
    hash: hashOf(token),
    userId: user.id,
    merchantId: user.merchantId,
    createdAt: new Date(now),
    expiresAt,
  })
  return { token, expiresAt: expiresAt.getTime() }
}

export type UserRow = typeof users.$inferSelect

/**
 * The user a token speaks for. Unknown, expired, revoked or of a deleted account: 401. A good token of another
 * merchant: 403, never 401, which would sign the customer out while brands are being switched.
 */
export async function userOfToken(db: Db, token: string, merchantId: string, now: number): Promise<UserRow> {
  const [row] = await db
    .select({ user: users, token: tokens })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(and(eq(tokens.hash, hashOf(token)), isNull(tokens.revokedAt), isNull(users.deletedAt)))
  if (!row || row.token.expiresAt.getTime() <= now) throw new Fault('SESSION_OUTDATED')
  if (row.token.merchantId !== merchantId) throw new Fault('FORBIDDEN')
  return row.user
}

/** Forgets one token; an unknown one is no failure. */
export async function revokeToken(db: Db, token: string, now: number) {
  await db
    .update(tokens)
    .set({ revokedAt: new Date(now) })
    .where(eq(tokens.hash, hashOf(token)))
}

/** Forgets all tokens of a user: the account is deleted, or its phone changed, where `except` is the caller's own. */
export async function revokeAll(db: Db, userId: string, now: number, except: string | null = null) {
  const others = except === null ? undefined : ne(tokens.hash, hashOf(except))
  await db
    .update(tokens)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(tokens.userId, userId), isNull(tokens.revokedAt), others))
}
