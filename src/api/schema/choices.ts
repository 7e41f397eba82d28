import * as v from 'valibot'
import { choiceId } from '#/domain/id.ts'
import { type MultilingualText, NO_TEXT } from '#/domain/text.ts'
import { flag, Id, multilingual, number, Required, SignedSumOrNone, text } from './common.ts'
import { lenient } from './field.ts'
import { fullList } from './records.ts'
import { isAbsent, numberOf } from './values.ts'

/* What can be chosen for a dish, by groups. */

/**
 * A limit of pieces; null: none, as zero and less mean in most cash desks. One that cannot be read allows one piece.
 * `absent`: what it is when it is not sent.
 */
const limit = (absent: number | null) =>
  lenient(
    (sent) => {
      const most = isAbsent(sent) ? absent : (numberOf(sent) ?? 1)
      return most === null || most < 1 ? null : Math.floor(most)
    },
    'number',
    absent,
  )

const Modification = v.object({
  id: Id,
  name: multilingual(200),
  image: text(),
  /** So'm a piece; below zero where the choice makes the dish cheaper. */
  price: SignedSumOrNone,
  min: Required,
  max: limit(1),
  isDefault: flag(),
  active: flag(true),
  priority: number(0),
})

/** A name that must not be missing: without it what is below could not be reached. */
export const nameOr = (instead: MultilingualText) =>
  v.pipe(
    multilingual(200),
    v.transform((name) => (name === NO_TEXT ? instead : name)),
  )
const CHOICE: MultilingualText = { uz: 'Tanlov', ru: 'На выбор', eng: 'Choice' }

/** A group of choices; `min` and `max` count pieces, not kinds. */
export const SentGroup = v.object({
  id: Id,
  name: nameOr(CHOICE),
  min: Required,
  max: limit(null),
  priority: number(0),
  modifications: fullList('modifications', Modification),
})
type SentGroup = v.InferOutput<typeof SentGroup>

/** Where nothing limits the pieces of one choice. */
const MOST_PIECES = 99

/**
 * Without the choices that nobody can name, and with limits as numbers: where none was sent, of a choice that of its group,
 * of a group all that can be chosen in it. Never fewer than have to be chosen. A choice of which more pieces have to be
 * taken than its group allows cannot be had.
 */
function limited({ max: sent, modifications: all, ...group }: SentGroup) {
  const modifications = all
    .filter(({ name }) => name !== NO_TEXT)
    .map(({ max, ...one }) => ({
      ...one,
      max: Math.max(one.min, Math.min(max ?? sent ?? MOST_PIECES, MOST_PIECES)),
    }))
  const most = modifications.reduce((sum, { active, max }) => (active ? sum + max : sum), 0)
  const groupMax = Math.max(1, group.min, Math.min(sent ?? most, most))
  const offered = modifications.map((one) => ({ ...one, active: one.active && one.min <= groupMax }))
  return { ...group, modifications: offered, max: groupMax }
}

/**
 * The groups, each id once: a choice says which group it is of by its id alone. A repeated one is left out; where
 * something has to be chosen in it nothing can be, and the dish is sold out.
 */
function distinct(sent: SentGroup[]) {
  const byId = new Map<string, SentGroup>()
  for (const group of sent) {
    const first = byId.get(group.id) ?? group
    const isOther = group !== first && group.min > 0 && JSON.stringify(group) !== JSON.stringify(first)
    byId.set(group.id, isOther ? { ...group, modifications: [] } : first)
  }
  return [...byId.values()]
}

/**
 * A choice belongs to its group. One that stands in several groups of a dish gets an id with that of its group, so that
 * every id is unique within the dish; `sentId` is then what the server calls it.
 */
function groupsOf(sent: SentGroup[]) {
  const groups = distinct(sent)
    .map(limited)
    .filter(({ min, modifications }) => min > 0 || modifications.length > 0)
  const known = new Map<string, number>()
  for (const { modifications } of groups)
    for (const { id } of modifications) known.set(id, (known.get(id) ?? 0) + 1)
  if ([...known.values()].every((times) => times === 1)) return groups
  return groups.map((group) => ({
    ...group,
    modifications: group.modifications.map((one): typeof one & { sentId?: string } =>
      known.get(one.id) === 1 ? one : { ...one, id: choiceId(group.id, one.id), sentId: one.id },
    ),
  }))
}
export const ModificationGroups = v.pipe(
  fullList('modificationGroups', SentGroup, { hasIds: false }),
  v.transform((sent): ModificationGroup[] => groupsOf(sent)),
)
export type Modification = Omit<v.InferOutput<typeof Modification>, 'max'> & {
  readonly max: number
  readonly sentId?: string
}
export type ModificationGroup = Omit<SentGroup, 'max' | 'modifications'> & {
  readonly max: number
  readonly modifications: Modification[]
}

/** Whether the price may stand in a choice that has to be made, as that of a size does. */
export const hasPriceInChoices = (groups: readonly ModificationGroup[]) =>
  groups.some(
    ({ min, modifications }) =>
      min > 0 &&
      modifications.some(({ active }) => active) &&
      modifications.every(({ active, price }) => !active || price > 0),
  )
