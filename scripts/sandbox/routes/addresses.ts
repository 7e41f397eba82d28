import { and, desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { isId } from '#/domain/id.ts'
import { addresses } from '../db/schema/index.ts'
import { tashkentIso } from '../services/clock.ts'
import type { Env, Services } from '../services/context.ts'
import { Fault } from '../services/errors.ts'
import { bodyOf, customerOf } from '../services/guard.ts'
import { newId } from '../services/ids.ts'

const MOST = 50
const text = (max: number) => v.optional(v.nullable(v.pipe(v.string(), v.maxLength(max)), ''), '')

const AddressBody = v.object({
  type: v.optional(v.picklist(['HOUSE', 'APARTMENT']), 'HOUSE'),
  name: text(100),
  streetName: text(200),
  houseNumber: text(30),
  details: text(300),
  description: text(300),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  cityId: v.optional(v.nullable(v.custom<string>(isId)), null),
  office: text(20),
  domophone: text(20),
  entrance: text(20),
  floor: text(20),
  comment: text(300),
  landmark: text(300),
})

type Row = typeof addresses.$inferSelect
const wireAddress = (row: Row) => ({
  id: row.id,
  ...row.record,
  createdDate: tashkentIso(row.createdAt.getTime()),
  lastModifiedDate: tashkentIso(row.modifiedAt.getTime()),
})

/** Saved addresses; those of other customers are a 404. */
export function addressRoutes(services: Services) {
  const routes = new Hono<Env>()
  const { db } = services

  routes.get('/users/v1/addresses/WITH_TOKEN', async (c) => {
    const user = await customerOf(c, services)
    const rows = await db
      .select()
      .from(addresses)
      .where(eq(addresses.userId, user.id))
      .orderBy(desc(addresses.createdAt))
    return c.json(rows.map(wireAddress))
  })

  routes.post('/users/v1/addresses/WITH_TOKEN', async (c) => {
    const user = await customerOf(c, services)
    const record = await bodyOf(c, AddressBody)
    const count = await db.$count(addresses, eq(addresses.userId, user.id))
    if (count >= MOST) throw new Fault('BAD_REQUEST', [{ field: 'addresses', max: MOST }])
    const at = new Date(c.var.now)
    const [row] = await db
      .insert(addresses)
      .values({ id: newId('a'), userId: user.id, record, createdAt: at, modifiedAt: at })
      .returning()
    return c.json(row && wireAddress(row), 201)
  })

  routes.put('/users/v1/addresses/:id/WITH_TOKEN', async (c) => {
    const user = await customerOf(c, services)
    const record = await bodyOf(c, AddressBody)
    const [row] = await db
      .update(addresses)
      .set({ record, modifiedAt: new Date(c.var.now) })
      .where(and(eq(addresses.id, c.req.param('id')), eq(addresses.userId, user.id)))
      .returning()
    if (!row) throw new Fault('NOT_FOUND')
    return c.json(wireAddress(row))
  })

  routes.delete('/users/v1/addresses/:id/WITH_TOKEN', async (c) => {
    const user = await customerOf(c, services)
    const gone = await db
      .delete(addresses)
      .where(and(eq(addresses.id, c.req.param('id')), eq(addresses.userId, user.id)))
      .returning({ id: addresses.id })
    if (gone.length === 0) throw new Fault('NOT_FOUND')
    return c.body(null, 204)
  })

  return routes
}
