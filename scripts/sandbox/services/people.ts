import { and, eq, isNull } from 'drizzle-orm'
import { dayOf } from '#/domain/hours/hours.ts'
import { birthdayFault, isEmail } from '#/domain/profile.ts'
import type { Db } from '../db/connect.ts'
import { files, users } from '../db/schema/index.ts'
import { tashkentIso } from './clock.ts'
import type { Ctx, Services } from './context.ts'
import { Fault } from './errors.ts'
import { newId } from './ids.ts'
import { MAGIC } from './sms.ts'
import type { TelegramUser } from './telegram.ts'
import { issueToken, type UserRow } from './tokens.ts'

/** Cashback a new customer starts with, so that paying with it can be tried at once. */
const WELCOME_CASHBACK = 12_000

/** A user in the API's format. */
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

/** A complete profile. */
const FILLED_IN = {
  firstName: 'Nodira',
  lastName: 'Karimova',
  birthday: '1995-04-12',
  gender: 'FEMALE',
  email: 'nodira@example.uz',
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
      ...(user.phone === MAGIC.alwaysRight && FILLED_IN),
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

/** Changes an account and its time of change. */
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

type Profile = Partial<Pick<UserRow, 'firstName' | 'lastName' | 'birthday' | 'gender' | 'email' | 'image'>>

/**
 * Changes a profile. Only an uploaded file is accepted as the picture, because nothing else is known to be one; the old
 * picture is deleted.
 */
export async function updateProfile(db: Db, user: UserRow, change: Profile, now: number): Promise<UserRow> {
  const { birthday, email } = change
  const image = change.image === undefined ? user.image : change.image || null
  if (email && !isEmail(email)) throw new Fault('EMAIL_INVALID', [{ field: 'email' }])
  if (birthday && birthdayFault(birthday, dayOf(new Date(now))))
    throw new Fault('BIRTHDAY_INVALID', [{ field: 'birthday' }])
  const fileOf = (path: string) =>
    and(eq(files.path, path), eq(files.merchantId, user.merchantId), eq(files.userId, user.id))
  return db.transaction(async (tx) => {
    if (image !== null && image !== user.image) {
      const [sent] = await tx.select({ path: files.path }).from(files).where(fileOf(image))
      if (!sent) throw new Fault('FILE_INVALID', [{ field: 'image' }])
    }
    if (user.image !== null && image !== user.image) await tx.delete(files).where(fileOf(user.image))
    const fields = { ...change, image, ...(birthday === '' && { birthday: null }) }
    return updateUser(tx, user.id, fields, now)
  })
}

/** Names of a Telegram user as an account keeps them. */
export const namesOf = (person: TelegramUser) => ({
  firstName: person.firstName,
  lastName: person.lastName,
  language: person.language === 'ru' ? 'ru' : person.language === 'en' ? 'eng' : 'uz',
})

/** The response to a sign-in: token, its end, and the customer. */
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
