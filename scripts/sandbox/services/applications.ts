import { and, count, eq, gt } from 'drizzle-orm'
import * as v from 'valibot'
import { normalPhone } from '#/domain/phone.ts'
import { applications } from '../db/schema/index.ts'
import { tashkentIso } from './clock.ts'
import type { Services } from './context.ts'
import { Fault } from './errors.ts'
import { newId } from './ids.ts'
import type { Tenant } from './tenants.ts'

export type ApplicationRow = typeof applications.$inferSelect

/** Of one address, whatever phones they name. */
export const APPLICATIONS_LIMIT = { windowMs: 60 * 60_000, most: 60 } as const
/** Of one phone. */
const MOST_A_DAY = 10
const DAY = 24 * 60 * 60 * 1_000

export const ApplicationBody = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  phone: v.pipe(v.string(), v.maxLength(32)),
  comment: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1_000)), ''), ''),
})

/** An open vacancy; 404 for any other, and where the merchant shows none. */
export function openVacancy(tenant: Tenant, id: string) {
  const isOn = tenant.wire.settings.vacanciesActive === true
  const vacancy = tenant.wire.vacancies.find((one) => one.id === id && one.isActive)
  if (!isOn || !vacancy) throw new Fault('NOT_FOUND')
  return vacancy
}

/** Stores an application. Guests may apply, so the number per phone is limited. */
export async function apply(
  { db, clock }: Services,
  asked: {
    tenant: Tenant
    vacancyId: string
    body: v.InferOutput<typeof ApplicationBody>
    key: string | null
  },
): Promise<ApplicationRow> {
  const { tenant, body, key } = asked
  const now = clock.now()
  const vacancy = openVacancy(tenant, asked.vacancyId)
  const phone = normalPhone(body.phone)
  if (!phone) throw new Fault('PHONE_INVALID', [{ field: 'phone' }])
  return db.transaction(async (tx) => {
    const here = and(
      eq(applications.merchantId, tenant.id),
      eq(applications.vacancyId, vacancy.id),
      eq(applications.phone, phone),
    )
    const known = async () => {
      if (key === null) return null
      const same = and(here, eq(applications.idempotencyKey, key))
      return (await tx.select().from(applications).where(same))[0] ?? null
    }
    const first = await known()
    if (first) return first
    const mine = and(
      eq(applications.merchantId, tenant.id),
      eq(applications.phone, phone),
      gt(applications.createdAt, new Date(now - DAY)),
    )
    const [today] = await tx.select({ sent: count() }).from(applications).where(mine)
    if ((today?.sent ?? 0) >= MOST_A_DAY) throw new Fault('TOO_MANY_REQUESTS')
    const [made] = await tx
      .insert(applications)
      .values({
        id: newId('ap'),
        merchantId: tenant.id,
        vacancyId: vacancy.id,
        name: body.name,
        phone,
        comment: body.comment,
        idempotencyKey: key,
        createdAt: new Date(now),
      })
      // Another request with the same key was faster.
      .onConflictDoNothing()
      .returning()
    const application = made ?? (await known())
    if (!application) throw new Error('an application vanished')
    return application
  })
}

/** An application in the API's format. */
export const wireApplication = (row: ApplicationRow) => ({
  id: row.id,
  vacancyId: row.vacancyId,
  createdDate: tashkentIso(row.createdAt.getTime()),
})
