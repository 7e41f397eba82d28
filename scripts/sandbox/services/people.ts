import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { addresses, cards, favourites, users } from '../db/schema.ts'
import { tashkentIso } from './clock.ts'
import type { Ctx, Services } from './context.ts'
import { newId } from './ids.ts'
import type { TelegramUser } from './telegram.ts'
import { issueToken, revokeAll, type UserRow } from './tokens.ts'

/** Cashback a new customer starts with, so that paying with it can be tried at once. */
const WELCOME_CASHBACK = 12_000

/** User on the wire. */
export const wireUser = (user: UserRow) => ({
  id: user.id,
  merchantId: user.merchantId,
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone ?? '',
  email: user.email,
  image: user.image,
  birthday: user.birthday,
  gender: user.gender,
  isActive: true,
  role: 'CLIENT',
  cashback: user.cashback,
  balance: user.balance,
  language: user.language,
  telegramId: user.telegramId,
  createdDate: tashkentIso(user.createdAt.getTime()),
  lastModifiedDate: tashkentIso(user.modifiedAt.getTime()),
})

type Who = { phone: string } | { telegramId: number }

/** The account of a phone or a Telegram id at this merchant; null when there is none. */
export async function findUser(db: Db, merchantId: string, who: Who): Promise<UserRow | null> {
  const by = 'phone' in who ? eq(users.phone, who.phone) : eq(users.telegramId, who.telegramId)
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.merchantId, merchantId), by, isNull(users.deletedAt)))
  return user ?? null
}

type NewUser = {
  phone?: string
  telegramId?: number
  firstName?: string
  lastName?: string
  language?: string
}

/** A new account; if the same phone or Telegram id arrives twice at once, both calls get the one account. */
export async function createUser(db: Db, merchantId: string, user: NewUser, now: number): Promise<UserRow> {
  const at = new Date(now)
  const [made] = await db
    .insert(users)
    .values({
      id: newId('u'),
      merchantId,
      cashback: WELCOME_CASHBACK,
      createdAt: at,
      modifiedAt: at,
      ...user,
    })
    .onConflictDoNothing()
    .returning()
  if (made) return made
  const who = user.phone ? { phone: user.phone } : { telegramId: user.telegramId ?? 0 }
  const known = await findUser(db, merchantId, who)
  if (!known) throw new Error('a user that is neither new nor known')
  return known
}

/** Changes an account and says when. */
export async function updateUser(
  db: Db,
  id: string,
  change: Partial<UserRow>,
  now: number,
): Promise<UserRow> {
  const [user] = await db
    .update(users)
    .set({ ...change, modifiedAt: new Date(now) })
    .where(eq(users.id, id))
    .returning()
  if (!user) throw new Error('a user vanished')
  return user
}

/** Ends an account: its orders stay with the merchant, what names the person goes, its tokens die. */
export async function retireUser(db: Db, id: string, now: number) {
  const nameless = {
    phone: null,
    telegramId: null,
    firstName: '',
    lastName: '',
    email: '',
    birthday: null,
    image: null,
  }
  await db.transaction(async (tx) => {
    await tx.delete(addresses).where(eq(addresses.userId, id))
    await tx.delete(cards).where(eq(cards.userId, id))
    await tx.delete(favourites).where(eq(favourites.userId, id))
    await updateUser(tx, id, { ...nameless, deletedAt: new Date(now) }, now)
    await revokeAll(tx, id, now)
  })
}

/** Names of a Telegram user as an account keeps them. */
export const namesOf = (person: TelegramUser) => ({
  firstName: person.firstName,
  lastName: person.lastName,
  language: person.language === 'ru' ? 'ru' : person.language === 'en' ? 'eng' : 'uz',
})

/** The answer to a sign-in: token, when it ends, who it is. */
export async function signIn(services: Services, c: Ctx, user: UserRow, isNew: boolean) {
  const { token, expiresAt } = await issueToken(services.db, user, c.var.now)
  return {
    token,
    expiresAt: tashkentIso(expiresAt),
    needPhone: user.phone === null,
    isNew,
    user: wireUser(user),
  }
}
