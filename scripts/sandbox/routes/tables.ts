import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { MAX_PEOPLE } from '#/domain/order/booking.ts'
import { waiterCalls } from '../db/schema/index.ts'
import {
  BookingBody,
  book,
  bookingBranch,
  bookingsOf,
  cancelBooking,
  freeTimes,
  wireBooking,
} from '../services/bookings.ts'
import type { Env, Services } from '../services/context.ts'
import { Fault } from '../services/errors.ts'
import { bodyOf, customerIfAny, customerOf, keyOf, numberQuery } from '../services/guard.ts'
import { callWaiter, WaiterBody, wireCall } from '../services/waiter.ts'

/** Halls and tables, bookings of them, and calls from them. */
export function tableRoutes(services: Services) {
  const routes = new Hono<Env>()
  const { db } = services

  routes.get('/users/v1/branches/:id/halls', (c) =>
    c.json(c.var.tenant.wire.halls.filter(({ branchId }) => branchId === c.req.param('id'))),
  )

  routes.get('/users/v1/tables/:id', (c) => {
    for (const hall of c.var.tenant.wire.halls) {
      const table = hall.tables.find(({ id }) => id === c.req.param('id'))
      if (table) return c.json({ ...table, hall: { ...hall, tables: [] }, branchId: hall.branchId })
    }
    throw new Fault('NOT_FOUND')
  })

  routes.get('/orders/v1/bookings', async (c) => {
    const user = await customerOf(c, services)
    const rows = await bookingsOf(db, c.var.tenant, user.id, c.var.now)
    return c.json(rows.map((row) => wireBooking(row, c.var.now)))
  })

  routes.get('/orders/v1/bookings/free', async (c) => {
    const branch = bookingBranch(c.var.tenant, c.req.query('branchId') ?? '')
    const people = numberQuery(c, 'people', { min: 1, max: MAX_PEOPLE })
    const [date, hallId] = [c.req.query('date') ?? '', c.req.query('hallId') ?? null]
    return c.json(await freeTimes(db, c.var.tenant, { branch, date, people, hallId, now: c.var.now }))
  })

  routes.post('/orders/v1/bookings', async (c) => {
    const user = await customerOf(c, services)
    const body = await bodyOf(c, BookingBody)
    const asked = { tenant: c.var.tenant, user, body, key: keyOf(c, services), now: c.var.now }
    return c.json(wireBooking(await book(services, asked), c.var.now), 201)
  })

  routes.put('/orders/v1/bookings/:id/cancel', async (c) => {
    const user = await customerOf(c, services)
    const asked = { tenant: c.var.tenant, userId: user.id, id: c.req.param('id'), now: c.var.now }
    return c.json(wireBooking(await cancelBooking(db, asked), c.var.now))
  })

  routes.post('/orders/v1/waiter-calls', async (c) => {
    await customerIfAny(c, services)
    const body = await bodyOf(c, WaiterBody)
    const asked = { tenant: c.var.tenant, body, key: keyOf(c, services), now: c.var.now }
    return c.json(wireCall(await callWaiter(services, asked), c.var.now), 201)
  })

  routes.get('/orders/v1/waiter-calls/:id', async (c) => {
    const one = and(eq(waiterCalls.id, c.req.param('id')), eq(waiterCalls.merchantId, c.var.tenant.id))
    const [row] = await db.select().from(waiterCalls).where(one)
    if (!row) throw new Fault('NOT_FOUND')
    return c.json(wireCall(row, c.var.now))
  })

  return routes
}
