import * as v from 'valibot'
import { isAbsent, sumOf } from '#/api/schema/values.ts'
import { NO_TEXT } from '#/domain/text.ts'
import { PLACE_NAMES, type PlaceName, placeOf } from './answers.ts'
import { type Finding, finding, inShort, type Kind, type Level } from './finding.ts'
import { type Shop, schemaAt } from './shop.ts'
import { isRecord, nameOf, subjectOf } from './subject.ts'
import { type Fault, faultsIn } from './walk.ts'

/* What is left out of the answers, or read otherwise than it was meant. */

type Path = Fault['path']

/** `modificationGroups[0].min` */
const written = (path: Path) =>
  path.map((part, at) => (typeof part === 'number' ? `[${part}]` : at > 0 ? `.${part}` : part)).join('')

const MENU_KINDS: Readonly<Record<string, Kind>> = {
  groups: 'group',
  categories: 'category',
  products: 'dish',
}

const at = (sent: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, part) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : undefined),
    sent,
  )

/** Where the record of a fault begins in its answer, and of what kind it is. */
function recordAt(name: PlaceName, path: Path): { depth: number; kind: Kind } {
  const { kind } = placeOf(name)
  const [first] = path
  if (name === 'menu') return { depth: 2, kind: MENU_KINDS[String(first)] ?? kind }
  if (name === 'settings' && first === 'contacts') return { depth: 2, kind: 'contact' }
  return { depth: typeof first === 'number' ? 1 : 0, kind }
}

/** Names of the parts that the fault lies in, between the record and the field. */
function whereIn(body: unknown, path: Path, depth: number) {
  const steps = path
    .slice(depth)
    .flatMap((part, step) => (typeof part === 'number' ? [depth + step + 1] : []))
  return steps.map((step) => nameOf(at(body, path.slice(0, step)))).filter((name) => name !== NO_TEXT)
}

/** Flags that take their record off the shop where they cannot be read. */
const SELLING = ['active', 'isActive', 'deleted', 'webEnabled', 'isDayOff', 'deliveryEnabled']
const SERVICES = ['deliveryActive', 'pickupActive', 'dineInActive']
/** What customers hardly notice. */
const MINOR = ['priority', 'calorie', 'timeCookingMin', 'timeCookingMax', 'durationMs', 'measure', 'page']

function levelOf(fault: Fault, isWhole: boolean): Level {
  const field = String(fault.path.at(-1))
  if (fault.is === 'repeated') return fault.isSame ? 'hint' : isWhole || fault.isNeeded ? 'lost' : 'wrong'
  if (fault.is === 'dropped') return isWhole || fault.isNeeded ? 'lost' : 'wrong'
  const [wire] = fault.wire ?? []
  if (wire === 'flag' && (SERVICES.includes(field) || (SELLING.includes(field) && fault.read !== true)))
    return 'lost'
  if (wire === 'flag' && field === 'deleted') return 'lost'
  return wire === 'colour' || MINOR.includes(field) ? 'hint' : 'wrong'
}

/** What is read instead, for the words: `no`, `yes`, `nothing`, `never`, or the value itself. */
function instead(read: unknown): string {
  if (typeof read === 'boolean') return read ? 'yes' : 'no'
  if (read === 'unknown') return 'never'
  return typeof read === 'number' || (typeof read === 'string' && read !== '') ? String(read) : 'nothing'
}

/** The values that may be chosen from; empty where it is no choice. */
const optionsOf = ({ wire }: Pick<Fault, 'wire'>) => (wire?.[0] === 'oneOf' ? wire[1].join(', ') : '')

function findingOf(name: PlaceName, body: unknown, fault: Fault): Finding {
  const { depth, kind } = recordAt(name, fault.path)
  const record = at(body, fault.path.slice(0, depth))
  const subjects = [subjectOf(kind, depth > 0 ? record : body)]
  const isWhole = fault.path.length === depth
  const where = whereIn(body, fault.path, depth)
  const level = levelOf(fault, isWhole)
  if (fault.is === 'repeated') {
    const code = fault.isSame ? 'repeatedSame' : 'repeated'
    const id = isRecord(fault.sent) ? inShort(fault.sent.id) : ''
    return finding(code, level, subjects, {
      where,
      sent: id,
      field: written([...fault.path.slice(depth), 'id']),
    })
  }
  const cause = fault.is === 'dropped' ? fault.cause : { path: [], sent: fault.sent, wire: fault.wire }
  return finding(fault.is, level, subjects, {
    where,
    field: written([...fault.path.slice(depth), ...cause.path]),
    sent: inShort(cause.sent),
    about: {
      wire: cause.wire?.[0] ?? '',
      options: optionsOf(cause),
      ...(fault.is === 'unread' && { read: instead(fault.read) }),
    },
  })
}

/** Category hours and limits that cannot be read are said by what they cost, in `hours.ts` and `promos.ts`. */
const isSaidElsewhere = (name: PlaceName, { is, wire }: Fault) =>
  is === 'unread' &&
  ((name === 'menu' && wire?.[0] === 'timeOfDay') || (name === 'promos' && wire?.[0] === 'limit'))

/** Answers that did not come or are refused, records that are left out, fields that cannot be read. */
export function recordFindings({ answers }: Shop): Finding[] {
  return PLACE_NAMES.flatMap((name) => {
    const answer = answers[name]
    const { call } = placeOf(name)
    if (!answer) return []
    if ('trouble' in answer)
      return [finding('noAnswer', 'lost', [], { about: { call, place: name, why: answer.trouble } })]
    const { body } = answer
    const schema = schemaAt(name)
    const faults = faultsIn(schema, body).filter((fault) => !isSaidElsewhere(name, fault))
    const refused = v.safeParse(schema, body).success
      ? []
      : [finding('refused', 'lost', [], { about: { call, place: name } })]
    return [...refused, ...faults.map((fault) => findingOf(name, body, fault))]
  })
}

const PRICES = ['costPrice', 'price', 'discount', 'additionalPrice']

/** Prices that are written as texts: they are read, but the next program may read them otherwise. */
export function pricesAsText({ answers: { menu } }: Shop): Finding[] {
  if (!menu || 'trouble' in menu || !isRecord(menu.body) || !Array.isArray(menu.body.products)) return []
  return menu.body.products.filter(isRecord).flatMap((product) => {
    const field = PRICES.find((one) => {
      const price = product[one]
      return typeof price === 'string' && !isAbsent(price) && sumOf(price) !== undefined
    })
    return field ? [finding('priceAsText', 'hint', [subjectOf('dish', product)], { field })] : []
  })
}
