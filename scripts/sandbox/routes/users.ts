import { Hono } from 'hono'
import * as v from 'valibot'
import { normalPhone } from '#/domain/phone.ts'
import { givePast } from '../orders/past.ts'
import { settleCashback } from '../orders/settle.ts'
import { ipOf } from '../services/callers.ts'
import { tashkentIso } from '../services/clock.ts'
import type { Ctx, Env, Services } from '../services/context.ts'
import { Fault } from '../services/errors.ts'
import { bodyOf, customerOf, tokenOf } from '../services/guard.ts'
import { createUser, findUser, signIn, updateProfile, updateUser, wireUser } from '../services/people.ts'
import { retireUser } from '../services/retire.ts'
import { MAGIC, smsText } from '../services/sms.ts'
import { issueToken, revokeAll, revokeToken } from '../services/tokens.ts'

const text = (max: number) => v.pipe(v.string(), v.maxLength(max), v.trim())
const PhoneBody = v.object({ phone: text(32), type: v.optional(text(16)) })
const CodeBody = v.object({
  phone: text(32),
  code: v.pipe(v.string(), v.regex(/^\d{4,8}$/)),
  type: v.optional(text(16)),
})
const ProfileBody = v.object({
  firstName: v.optional(text(100)),
  lastName: v.optional(text(100)),
  birthday: v.optional(v.nullable(text(40))),
  gender: v.optional(v.picklist(['MALE', 'FEMALE', ''])),
  email: v.optional(text(200)),
  image: v.optional(v.nullable(text(300))),
})

function phoneOf(typed: string): string {
  const phone = normalPhone(typed)
  if (!phone) throw new Fault('PHONE_INVALID', [{ field: 'phone' }])
  return phone
}

/** Sign-in by phone, the profile, change of phone, logout and deletion. */
export function userRoutes(services: Services) {
  const routes = new Hono<Env>()
  const { db, sms } = services

  routes.post('/users/v1/users/login', async (c) => {
    const phone = phoneOf((await bodyOf(c, PhoneBody)).phone)
    const asked = { merchantId: c.var.tenant.id, phone, purpose: 'login' as const, userId: null, ip: ipOf(c) }
    return c.json(await sms.send({ ...asked, now: c.var.now }, (code) => smsText(c.var.tenant, code)))
  })

  routes.post('/users/v1/users/login/verify', async (c) => {
    const body = await bodyOf(c, CodeBody)
    const phone = phoneOf(body.phone)
    const { tenant, now } = c.var
    await sms.verify({ merchantId: tenant.id, phone, purpose: 'login', userId: null }, body.code)
    const account = await findUser(db, tenant.id, { phone })
    // This test phone always belongs to a new customer.
    if (account && phone === MAGIC.newUser) await retireUser(db, account.id, now)
    const known = phone === MAGIC.newUser ? null : account
    const user = known ?? (await createUser(db, tenant.id, { phone }, now))
    if (!known) await givePast(db, tenant, user, now)
    return c.json(await signIn(services, c, user, !known))
  })

  routes.get('/users/v1/users/me/WITH_TOKEN', async (c) => {
    const { id } = await customerOf(c, services)
    await settleCashback(db, id, c.var.now)
    return c.json(wireUser(await customerOf(c, services)))
  })

  routes.put('/users/v1/users/phone/WITH_TOKEN', async (c) => {
    const user = await customerOf(c, services)
    // Only the owner of the code learns whether the number is taken: otherwise anyone could find out who is a customer.
    const phone = phoneOf((await bodyOf(c, PhoneBody)).phone)
    const asked = {
      merchantId: user.merchantId,
      phone,
      purpose: 'phone' as const,
      userId: user.id,
      ip: ipOf(c),
    }
    return c.json(await sms.send({ ...asked, now: c.var.now }, (code) => smsText(c.var.tenant, code)))
  })

  routes.put('/users/v1/users/phone/verify/WITH_TOKEN', async (c) => {
    const user = await customerOf(c, services)
    const body = await bodyOf(c, CodeBody)
    const phone = phoneOf(body.phone)
    const { now } = c.var
    await sms.verify({ merchantId: user.merchantId, phone, purpose: 'phone', userId: user.id }, body.code)
    if (await findUser(db, user.merchantId, { phone })) throw new Fault('PHONE_TAKEN')
    const change = db.transaction(async (tx) => {
      await revokeAll(tx, user.id, now, tokenOf(c))
      return updateUser(tx, user.id, { phone }, now)
    })
    const changed = await change.catch(async (error: unknown) => {
      // Another customer confirmed the same number in between.
      throw (await findUser(db, user.merchantId, { phone })) ? new Fault('PHONE_TAKEN') : error
    })
    return c.json(wireUser(changed))
  })

  routes.put('/users/v1/users/:id/WITH_TOKEN', async (c) => {
    const user = await customerOf(c, services)
    if (c.req.param('id') !== user.id) throw new Fault('NOT_FOUND')
    const change = await bodyOf(c, ProfileBody)
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    return c.json(wireUser(await updateProfile(db, user, given, c.var.now)))
  })

  routes.delete('/users/v1/users/WITH_TOKEN', async (c) => {
    const user = await customerOf(c, services)
    await retireUser(db, user.id, c.var.now)
    return c.body(null, 204)
  })

  const logOut = async (c: Ctx) => {
    const token = tokenOf(c)
    if (token) await revokeToken(db, token, c.var.now)
    return c.body(null, 204)
  }
  routes.post('/users/v1/users/logout/WITH_TOKEN', logOut)
  routes.post('/webbot/v1/users/logout/WITH_TOKEN', logOut)

  routes.post('/users/v1/users/token/refresh/WITH_TOKEN', async (c) => {
    const user = await customerOf(c, services)
    const { token, expiresAt } = await issueToken(db, user, c.var.now)
    const old = tokenOf(c)
    if (old) await revokeToken(db, old, c.var.now)
    return c.json({ token, expiresAt: tashkentIso(expiresAt) })
  })

  return routes
}
