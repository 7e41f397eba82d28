import * as v from 'valibot'
import { Id, multilingual, richTexts, text } from './common.ts'
import { maybe } from './field.ts'

/** A job at the merchant (CT-04). `salary` is the merchant's own words; `description` may be HTML. */
export const Vacancy = v.pipe(
  v.object({
    id: Id,
    title: multilingual(200),
    description: richTexts(20_000),
    image: text(500),
    salary: text(100),
    branch: maybe(v.object({ id: Id })),
    phone: text(200),
  }),
  v.transform(({ branch, ...vacancy }) => ({ ...vacancy, branchId: branch?.id ?? null })),
)
export type Vacancy = v.InferOutput<typeof Vacancy>
