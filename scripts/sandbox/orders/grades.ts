import { and, count, desc, eq, inArray, ne, sql, sum } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { stateAt } from '../db/life.ts'
import { productGrades, users } from '../db/schema/index.ts'
import { tashkentIso } from '../services/clock.ts'
import { Fault } from '../services/errors.ts'
import { newId } from '../services/ids.ts'
import type { Tenant } from '../services/tenants.ts'
import type { OrderRow } from './record.ts'

const isDelivered = (order: OrderRow, now: number) =>
  ['DELIVERED', 'CLOSED'].includes(stateAt(order.plan, now).status)

/** An order is graded once, when it has arrived (OR-09). */
export function mayGrade(order: OrderRow, now: number) {
  if (!isDelivered(order, now)) throw new Fault('ORDER_NOT_DELIVERED')
  if (order.grade !== null) throw new Fault('ORDER_ALREADY_GRADED')
}

const linesOf = (order: OrderRow) => order.record.cartItems as { product: { id: string } }[]
const productsOf = (order: OrderRow) => linesOf(order).map(({ product }) => product.id)

/** The lines of an order, each with its customer's grade of the product. */
export async function gradedLines(db: Db, order: OrderRow) {
  const rows = await db
    .select()
    .from(productGrades)
    .where(and(eq(productGrades.userId, order.userId), inArray(productGrades.productId, productsOf(order))))
  const grades = new Map(rows.map(({ productId, grade }) => [productId, grade]))
  return linesOf(order).map((line) => ({ ...line, grade: grades.get(line.product.id) ?? null }))
}

/** A customer's review of a product of a delivered order; one per product, the newest counts (PR-12). */
export async function gradeProduct(
  db: Db,
  order: OrderRow,
  given: { productId: string; grade: number; comment: string },
  now: number,
) {
  if (!isDelivered(order, now)) throw new Fault('ORDER_NOT_DELIVERED')
  const { productId } = given
  if (!productsOf(order).includes(productId)) throw new Fault('PRODUCT_NOT_AVAILABLE', [{ productId }])
  const word = {
    orderId: order.id,
    grade: given.grade,
    comment: given.comment.trim(),
    createdAt: new Date(now),
  }
  await db
    .insert(productGrades)
    .values({ id: newId('g'), merchantId: order.merchantId, userId: order.userId, productId, ...word })
    .onConflictDoUpdate({ target: [productGrades.userId, productGrades.productId], set: word })
}

/** The average of every graded product, from the seeds and from customers. */
export async function averageGrades(db: Db, tenant: Tenant) {
  const given = await db
    .select({
      productId: productGrades.productId,
      total: sum(productGrades.grade).mapWith(Number),
      count: count(),
    })
    .from(productGrades)
    .where(eq(productGrades.merchantId, tenant.id))
    .groupBy(productGrades.productId)
  const averages = new Map(tenant.wire.grades.map((seeded) => [seeded.productId, seeded]))
  for (const { productId, total, count } of given) {
    const before = averages.get(productId) ?? { grade: 0, count: 0 }
    const all = before.count + count
    const grade = Math.round(((before.grade * before.count + total) / all) * 100) / 100
    averages.set(productId, { productId, grade, count: all })
  }
  return [...averages.values()]
}

/** The reviews of a product by customers, the newest first; then those of the seeds. */
export async function reviewsOf(db: Db, tenant: Tenant, productId: string) {
  const written = await db
    .select({ word: productGrades, userName: sql<string>`coalesce(${users.firstName}, '')` })
    .from(productGrades)
    .leftJoin(users, eq(users.id, productGrades.userId))
    .where(
      and(
        eq(productGrades.merchantId, tenant.id),
        eq(productGrades.productId, productId),
        ne(productGrades.comment, ''),
      ),
    )
    .orderBy(desc(productGrades.createdAt))
  return [
    ...written.map(({ word: { id, grade, comment, createdAt }, userName }) => ({
      id,
      productId,
      userName,
      grade,
      comment,
      createdDate: tashkentIso(createdAt.getTime()),
      reply: null,
      photos: [],
    })),
    ...tenant.wire.reviews.filter((review) => review.productId === productId),
  ]
}

/** Grades of a seeded average by their stars, five first: most are five, and each seeded review is counted. */
function seededCounts({ wire }: Tenant, productId: string): number[] {
  const seeded = wire.grades.find((one) => one.productId === productId)
  if (!seeded) return [0, 0, 0, 0, 0]
  const missing = Math.round((5 - seeded.grade) * seeded.count)
  const written = (star: number) =>
    wire.reviews.filter((one) => one.productId === productId && one.grade === star).length
  const [one, two, three] = [
    Math.max(written(1), Math.floor((missing * 0.12) / 4)),
    Math.max(written(2), Math.floor((missing * 0.06) / 3)),
    Math.max(written(3), Math.floor((missing * 0.2) / 2)),
  ]
  const four = Math.max(written(4), missing - 4 * one - 3 * two - 2 * three)
  return [Math.max(written(5), seeded.count - one - two - three - four), four, three, two, one]
}

/** How many gave a product each number of stars, with or without words (DX-11). */
export async function starCountsOf(db: Db, tenant: Tenant, productId: string) {
  const given = await db
    .select({ grade: productGrades.grade, count: count() })
    .from(productGrades)
    .where(and(eq(productGrades.merchantId, tenant.id), eq(productGrades.productId, productId)))
    .groupBy(productGrades.grade)
  return seededCounts(tenant, productId).map((seeded, index) => ({
    grade: 5 - index,
    count: seeded + (given.find(({ grade }) => grade === 5 - index)?.count ?? 0),
  }))
}
