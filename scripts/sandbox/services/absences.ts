import type * as v from 'valibot'
import { wireOf } from '../../contract/json-schema.ts'

/** What stands for a field that is left out, and for one that is null; undefined: it may not be. */
type Absence = { omitted?: { means: unknown }; nulled?: { means: unknown } }
const both = (means: unknown): Absence => ({ omitted: { means }, nulled: { means } })
const NO_TEXTS = { uz: '', ru: '', eng: '' }

export function absenceOf(schema: v.GenericSchema): Absence {
  const wire = wireOf(schema)
  switch (wire?.[0]) {
    case undefined:
      break
    case 'text':
    case 'asSent':
    case 'timeOfDay':
    case 'colour':
      return both('')
    case 'multilingual':
    case 'rich':
      return both(NO_TEXTS)
    case 'moment':
    case 'limit':
    case 'day':
    case 'otherId':
    case 'passed':
      return both(null)
    case 'listOf':
      return both([])
    case 'flag':
    case 'number':
    case 'deduction':
    case 'sum':
    case 'signedSum':
      return wire[1] === undefined ? {} : both(wire[1])
    case 'oneOf':
    case 'maybe':
      return wire[2] === undefined ? {} : both(wire[2])
    case 'as': {
      // A shared field knows no difference between absent and null.
      const { nulled } = wire[2] ? ({} as Absence) : absenceOf(wire[1])
      return nulled ? both(nulled.means) : {}
    }
    default:
      return {}
  }
  const {
    type,
    wrapped,
    default: means,
  } = schema as v.GenericSchema & {
    wrapped?: v.GenericSchema
    default?: unknown
  }
  if (!wrapped) return {}
  if (type === 'optional') return { ...absenceOf(wrapped), omitted: { means } }
  if (type === 'nullable') return { ...absenceOf(wrapped), nulled: { means: means ?? null } }
  return type === 'nullish' ? both(means) : {}
}
