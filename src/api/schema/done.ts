import * as v from 'valibot'
import { flagOf } from './values.ts'

const fieldsOf = (sent: unknown): Readonly<Record<string, unknown>> =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? { ...sent } : {}

/** Whether a body says that nothing was done: an error's name beside a good status, or `success: false`. */
function isRefusal(sent: unknown): boolean {
  const { error, ok, success } = fieldsOf(sent)
  return Boolean(error) || flagOf(ok) === false || flagOf(success) === false
}

/** The answer of a write of which nothing is read but that it is done: empty, or whatever does not say otherwise. */
export const Done = v.pipe(
  v.unknown(),
  v.check((sent) => !isRefusal(sent), 'done'),
)
