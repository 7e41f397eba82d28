import { isChoiceId, isId } from '#/domain/id.ts'
import type { Choices } from '#/domain/menu/product.ts'
import { cutText } from '#/lib/cut-text.ts'
import { type BasketLine, type BasketLines, newLine } from './basket-lines.ts'

/**
 * A line in storage. `at`: time of its last change, ms; `place` sorts the lines; a `count` of 0 records a removal,
 * which other tabs have to learn like any change.
 */
export type PersistedLine = BasketLine & { readonly at: number; readonly place: number }
export type PersistedBasket = readonly PersistedLine[]

/** How long a removal is remembered, ms, and how many at most; a tab that slept longer may bring a line back. */
const REMOVED_MS = 24 * 60 * 60_000
const REMOVED_AT_MOST = 100

/** The bounds of a basket, in storage and on its way to another device. `pieces`: of one choice; `note`: letters. */
export const BASKET_LIMITS = { lines: 1_000, count: 100_000, note: 300, pieces: 1_000 } as const

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseChoices(value: unknown): Choices | null {
  if (!isRecord(value)) return null
  const entries = Object.entries(value)
  const isGood = ([id, count]: [string, unknown]) =>
    isChoiceId(id) && Number.isInteger(count) && Number(count) > 0 && Number(count) <= BASKET_LIMITS.pieces
  return entries.every(isGood) ? (Object.fromEntries(entries) as Choices) : null
}

const numberOr = (value: unknown, missing: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : missing

function parseLine(value: unknown, index: number): PersistedLine | null {
  if (!isRecord(value) || !isId(value.productId)) return null
  const { productId, note, count, seenPrice, at, place } = value
  const choices = parseChoices(value.choices)
  if (choices === null || typeof count !== 'number' || !(count >= 0 && count <= BASKET_LIMITS.count))
    return null
  const line = newLine({
    productId,
    choices,
    count,
    note: typeof note === 'string' ? cutText(note, BASKET_LIMITS.note) : '',
    seenPrice: numberOr(seenPrice, 0),
  })
  return { ...line, at: numberOr(at, 0), place: numberOr(place, index + 1) }
}

/**
 * Parses a basket from storage, which others may have written to: an invalid line is left out, the rest is kept;
 * anything but a list is an empty basket.
 */
export function parsePersisted(stored: unknown): PersistedLine[] {
  if (!Array.isArray(stored)) return []
  const lines = stored.slice(0, BASKET_LIMITS.lines).map(parseLine)
  return mergePersisted(
    [],
    lines.filter((line) => line !== null),
  )
}

/** The stored form: the lines without their keys, which are computed from the rest. */
export function serialisePersisted(persisted: PersistedBasket): Omit<PersistedLine, 'key'>[] {
  return persisted.map(({ key: _, ...line }) => line)
}

const lines = new WeakMap<PersistedLine, BasketLine>()

/** An unchanged line is the same object each time, so that a press does not create fifty new ones. */
function lineOf(persisted: PersistedLine): BasketLine {
  const known = lines.get(persisted)
  if (known) return known
  const { at: _, place: __, ...line } = persisted
  lines.set(persisted, line)
  return line
}

/** The lines in the basket, in their order. */
export const linesOf = (persisted: PersistedBasket): BasketLine[] =>
  persisted.filter(({ count }) => count > 0).map(lineOf)

/** Breaks ties between equal times by a value that is the same in every tab. */
const rank = ({ count, seenPrice, place }: PersistedLine) => [count, seenPrice, place].join()
const newer = (a: PersistedLine, b: PersistedLine) => (a.at === b.at ? rank(a) > rank(b) : a.at > b.at)

/**
 * Merges what two tabs know: of each line the newest. In whatever order and however often tabs merge, they end with the
 * same basket.
 */
export function mergePersisted(a: PersistedBasket, b: PersistedBasket): PersistedLine[] {
  const lines = new Map(a.map((line) => [line.key, line]))
  // A tab that reads back its own write gets the same list.
  for (const line of a === b ? [] : b) {
    const other = lines.get(line.key)
    if (!other || newer(line, other)) lines.set(line.key, line)
  }
  return [...lines.values()].sort((x, y) => x.place - y.place || (x.key < y.key ? -1 : 1))
}

/** Whether both are the same version of every line. */
export const isSameBasket = (a: PersistedBasket, b: PersistedBasket): boolean =>
  a.length === b.length &&
  a.every((line, index) => {
    const other = b[index]
    const isSame = line.key === other?.key && line.at === other.at
    return line === other || (isSame && line.count === other.count && line.place === other.place)
  })

/** The sort position of each line: its own, or its former one where that fits, else one between its neighbours. */
function placesOf(lines: BasketLines, known: ReadonlyMap<string, PersistedLine>): number[] {
  const isThere = ({ key }: BasketLine) => (known.get(key)?.count ?? 0) > 0
  /** For each line, the position of the next line that has one already. */
  const nexts: (number | undefined)[] = []
  for (let index = lines.length - 1, next: number | undefined; index >= 0; index--) {
    nexts[index] = next
    const line = lines[index]
    if (line && isThere(line)) next = known.get(line.key)?.place
  }
  const places: number[] = []
  for (const [index, line] of lines.entries()) {
    const own = known.get(line.key)?.place
    const next = nexts[index]
    const last = places.at(-1) ?? (next === undefined ? 0 : next - 2)
    const fits = own !== undefined && own > last && (next === undefined || own < next)
    const between = next === undefined ? Math.floor(last) + 1 : (last + next) / 2
    // A line that only keeps its position has not changed: another tab may have changed it meanwhile.
    places.push(own !== undefined && (isThere(line) || fits) ? own : between)
  }
  return places
}

/**
 * The record `persisted` after its lines became `lines` at `now` (ms): changed lines get that time, removed ones are
 * marked as removed.
 */
export function withLines(persisted: PersistedBasket, lines: BasketLines, now: number): PersistedLine[] {
  const known = new Map(persisted.map((line) => [line.key, line]))
  // A change gets a later time than the state it changes, even if the clock was set back.
  const stamp = (line: PersistedLine | undefined) => Math.max(now, (line?.at ?? 0) + 1)
  const places = placesOf(lines, known)
  const next = lines.map((line, index): PersistedLine => {
    const before = known.get(line.key)
    const isSame = before?.count === line.count && before.seenPrice === line.seenPrice
    return before && isSame ? before : { ...line, at: stamp(before), place: places[index] ?? index }
  })
  const keys = new Set(lines.map(({ key }) => key))
  const gone = persisted
    .filter(({ key }) => !keys.has(key))
    .map((line) => (line.count > 0 ? { ...line, count: 0, at: stamp(line) } : line))
    .filter(({ at }) => now - at < REMOVED_MS)
    .sort((a, b) => b.at - a.at)
    .slice(0, REMOVED_AT_MOST)
  return mergePersisted(next, gone)
}
