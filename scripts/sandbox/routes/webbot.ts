import { Hono } from 'hono'
import * as v from 'valibot'
import { normalPhone } from '#/domain/phone.ts'
import { preparedMessages } from '../db/schema/index.ts'
import { giveToBot, heedWriteAccess } from '../services/bot-messages.ts'
import type { Ctx, Env, Services } from '../services/context.ts'
import { Fault } from '../services/errors.ts'
import { bodyOf, customerOf, tokenOf } from '../services/guard.ts'
import { newId } from '../services/ids.ts'
import { createUser, findUser, namesOf, signIn, updateUser } from '../services/people.ts'
import { launchUsers, readContact, readInitData, type TelegramUser } from '../services/telegram.ts'
import { revokeAll, revokeToken, type UserRow } from '../services/tokens.ts'

const Body = v.object({ initData: v.pipe(v.string(), v.maxLength(8_192)) })
const MessageBody = v.object({
  text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
  url: v.pipe(v.string(), v.url(), v.maxLength(500)),
})
const ContactBody = v.object({ ...Body.entries, contact: v.pipe(v.string(), v.maxLength(4_096)) })

/** Limits repeated launches: the same data may come again when Telegram reloads, but not in a flood. */
function createLimiter(perMinute: number) {
  const seen = new Map<string, number[]>()
  return (key: string, now: number) => {
    const recent = (seen.get(key) ?? []).filter((at) => at > now - 60_000)
    if (recent.length >= perMinute) {
      const retryAfter = Math.max(1, Math.ceil(((recent[0] ?? now) + 60_000 - now) / 1000))
      throw new Fault('TOO_MANY_REQUESTS', [{ retryAfter }])
    }
    if (seen.size > 10_000) seen.clear()
    seen.set(key, [...recent, now])
  }
}

/** Phones of the sandbox's own Telegram users; any other user has to share a contact. */
const knownPhones: Record<number, string> = {
  [launchUsers.known.id]: '+998901234567',
  [launchUsers.second.id]: '+998901112233',
}

/** Sign-in from inside Telegram. The merchant header picks the bot. */
export function webbotRoutes(services: Services) {
  const routes = new Hono<Env>()
  const { db } = services
  const limit = createLimiter(services.settings.launchesPerMinute)

  function personOf(c: Ctx, initData: string): TelegramUser {
    const { tenant, now } = c.var
    const person = readInitData(initData, tenant.botToken, now)
    limit(`${tenant.id}:${person.id}`, services.clock.now())
    if (person.id === launchUsers.unknown.id) throw new Fault('MESSENGER_ID_NOT_FOUND')
    return person
  }

  /** The bot creates an account for everybody who writes to it, with the phone if it was shared before. */
  async function accountOf(c: Ctx, person: TelegramUser): Promise<{ user: UserRow; isNew: boolean }> {
    const { tenant, now } = c.var
    const known = await findUser(db, tenant.id, { telegramId: person.id })
    if (known) return { user: await heedWriteAccess(db, known, person.mayWrite, now), isNew: false }
    const phone = knownPhones[person.id]
    const byPhone = phone ? await findUser(db, tenant.id, { phone }) : null
    if (byPhone && byPhone.telegramId === null) {
      const tied = await updateUser(db, byPhone.id, { telegramId: person.id }, now)
      return { user: await heedWriteAccess(db, tied, person.mayWrite, now), isNew: false }
    }
    const account = { telegramId: person.id, ...namesOf(person), ...(phone && !byPhone ? { phone } : {}) }
    const created = await createUser(db, tenant.id, account, now)
    return { user: await heedWriteAccess(db, created, person.mayWrite, now), isNew: true }
  }

  routes.post('/webbot/v1/users/token', async (c) => {
    const { initData } = await bodyOf(c, Body)
    const { user, isNew } = await accountOf(c, personOf(c, initData))
    return c.json(await signIn(services, c, user, isNew))
  })

  routes.post('/webbot/v1/users/auth', async (c) => {
    const user = await customerOf(c, services)
    const person = personOf(c, (await bodyOf(c, Body)).initData)
    const other = await findUser(db, user.merchantId, { telegramId: person.id })
    if (other && other.id !== user.id) throw new Fault('PHONE_TAKEN')
    const tied = await updateUser(db, user.id, { telegramId: person.id }, c.var.now)
    const old = tokenOf(c)
    if (old) await revokeToken(db, old, c.var.now)
    return c.json(await signIn(services, c, tied, false))
  })

  routes.post('/webbot/v1/users/contact', async (c) => {
    const body = await bodyOf(c, ContactBody)
    const person = personOf(c, body.initData)
    const { tenant, now } = c.var
    const phone = normalPhone(readContact(body.contact, tenant.botToken, now, person.id))
    if (!phone) throw new Fault('PHONE_INVALID')
    const { user } = await accountOf(c, person)
    const owner = await findUser(db, tenant.id, { phone })
    if (owner && owner.id !== user.id && owner.telegramId !== null) throw new Fault('PHONE_TAKEN')
    // A customer who ordered by phone before and now comes through the bot is one customer, not two.
    const tied =
      owner && owner.id !== user.id
        ? await mergeInto(owner, user, person, now)
        : await changePhone(user, phone, now)
    return c.json(await signIn(services, c, tied, false))
  })

  // What a bot does with `savePreparedInlineMessage`, only for a person it knows; a real bot does it itself.
  routes.post('/webbot/v1/messages/WITH_TOKEN', async (c) => {
    const user = await customerOf(c, services)
    const message = await bodyOf(c, MessageBody)
    if (user.telegramId === null) throw new Fault('MESSENGER_ID_NOT_FOUND')
    const title = String(c.var.tenant.wire.settings.brand)
    const given = await giveToBot(services, c.var.tenant, user.telegramId, { title, ...message }).catch(
      () => {
        throw new Fault('UNAVAILABLE')
      },
    )
    const id = given ?? newId('msg')
    const createdAt = new Date(c.var.now)
    await db
      .insert(preparedMessages)
      .values({ id, merchantId: c.var.tenant.id, userId: user.id, createdAt, ...message })
    return c.json({ id }, 201)
  })

  /** Another number than before ends the sessions of the account, as a change confirmed by a code does. */
  async function changePhone(user: UserRow, phone: string, now: number) {
    return db.transaction(async (tx) => {
      if (user.phone !== null && user.phone !== phone) await revokeAll(tx, user.id, now)
      return updateUser(tx, user.id, { phone }, now)
    })
  }

  async function mergeInto(owner: UserRow, empty: UserRow, person: TelegramUser, now: number) {
    return db.transaction(async (tx) => {
      await updateUser(tx, empty.id, { telegramId: null, deletedAt: new Date(now) }, now)
      return updateUser(tx, owner.id, { telegramId: person.id }, now)
    })
  }

  return routes
}
