import * as v from 'valibot'
import { readMenu } from '#/api/products.ts'
import { Banner } from '#/api/schema/content.ts'
import { ArrivedMenu, Grade, type Menu, type Product } from '#/api/schema/menu.ts'
import { Brand, Cities, Merchant } from '#/api/schema/merchant.ts'
import { answerList } from '#/api/schema/records.ts'
import { SentSettings } from '#/api/schema/settings.ts'
import { yieldingForEach } from '#/api/yielding-for-each.ts'
import { FIRST_CALLS } from '#/config/first-paint.ts'

/* Reduces a response to the fields that the app reads, in the wire format: parsing it again gives the same. */

/** The schemas of the first responses except the menu, by the beginning of their paths. */
const SCHEMAS: readonly (readonly [path: string, schema: v.GenericSchema])[] = [
  [FIRST_CALLS.settings, SentSettings],
  [FIRST_CALLS.brands, answerList('brands', Brand)],
  [FIRST_CALLS.banners, answerList('banners', Banner)],
  [FIRST_CALLS.grades, answerList('grades', Grade)],
  [FIRST_CALLS.merchant({ by: 'name', value: '' }), Merchant],
  [FIRST_CALLS.merchant({ by: 'domain', value: '' }), Merchant],
  [FIRST_CALLS.cities(''), Cities],
]
const MENU = FIRST_CALLS.menu('', '')

/** The reduced response of a path; null: it is not readable. */
export async function reduceResponse(path: string, answer: string): Promise<string | null> {
  try {
    if (path.startsWith(MENU)) return await menuOf(answer)
    const [, schema] = SCHEMAS.find(([start]) => path.startsWith(start)) ?? []
    const read = schema && v.safeParse(schema, JSON.parse(answer))
    return read?.success ? JSON.stringify(encoded(read.output)) : null
  } catch {
    // For example the login page of a Wi-Fi network, or half a response.
    return null
  }
}

/** In steps: a menu may hold thousands of products. */
async function menuOf(answer: string): Promise<string | null> {
  const { body } = new Response(answer)
  const read = v.safeParse(ArrivedMenu, body && (await readMenu(body)))
  if (!read.success) return null
  const { products, ...around }: Menu = read.output
  const written: string[] = []
  await yieldingForEach(products, (product) => void written.push(JSON.stringify(wireOf(product))))
  // The products come last, where boot searches for them.
  return `${JSON.stringify(encoded(around)).slice(0, -1)},"products":[${written.join()}]}`
}

/** A record whose texts have the entities again that reading them takes away; of most it is the record itself. */
const encoded = <T>(record: T): T =>
  JSON.stringify(record).includes('&')
    ? JSON.parse(JSON.stringify(record), (_name, value: unknown) =>
        typeof value === 'string' ? value.replace(/&(?=#?\w+;)/g, '&amp;') : value,
      )
    : record

/** A product in the wire format. */
const wireOf = ({
  groupId,
  integration,
  productBranch,
  description,
  modificationGroups,
  ...product
}: Product) => ({
  ...encoded(product),
  modificationGroups: encoded(modificationGroups).map((group) => ({
    ...group,
    modifications: group.modifications.map(({ sentId, ...one }) => ({ ...one, id: sentId ?? one.id })),
  })),
  // HTML: read as it is.
  description,
  ...integration,
  group: groupId,
  productBranch: productBranch.map(({ branchId, ...offer }) => ({ ...offer, branch: { id: branchId } })),
})
