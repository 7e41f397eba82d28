import type { Choices } from '#/domain/menu/product.ts'
import type { Sum } from '#/domain/money.ts'
import { cutText } from '#/lib/cut-text.ts'
import { digest } from '#/lib/digest.ts'
import { addLine, type BasketLine, type BasketLines, type NewLine } from './basket-lines.ts'

/* Several people fill one basket, each from an own phone; one of them orders it (CX-12). */

/** The bounds of a shared basket. `lines`: of one person; `name`: letters; `lifeMs`: from its start until it expires. */
export const SHARED_LIMITS = { people: 20, lines: 100, name: 40, lifeMs: 6 * 60 * 60_000 } as const

/**
 * A change of a line, by the person it belongs to: how the line is from now on. `revision`: grows with every change on
 * that phone; `count` 0: the line was taken out.
 */
export type SharedChange = {
  readonly lineId: string
  readonly revision: number
  readonly productId: string
  readonly choices: Choices
  readonly note: string
  readonly count: number
  readonly seenPrice: Sum
}

/** A line of a shared basket. Its identity is the person with `lineId`, so nobody can change another one's line. */
export type SharedLine = SharedChange & { readonly personId: string }

const identityOf = ({ personId, lineId }: SharedLine) => `${personId} ${lineId}`

/** Breaks ties of one revision, which two tabs of one phone may give, by a value that is the same everywhere. */
const rank = ({ count, seenPrice }: SharedChange) => [count, seenPrice].join()

/** Whether `change` comes after what is known of its line. */
export const isNewer = (change: SharedChange, known: SharedChange): boolean =>
  change.revision === known.revision ? rank(change) > rank(known) : change.revision > known.revision

/**
 * What two sides know, together: of each line the newest. In whatever order, however often and with whatever losses in
 * between changes arrive, everybody ends with the same lines.
 */
export function mergeShared<Line extends SharedLine>(a: readonly Line[], b: readonly Line[]): Line[] {
  const lines = new Map(a.map((line) => [identityOf(line), line]))
  for (const line of b) {
    const known = lines.get(identityOf(line))
    if (!known || isNewer(line, known)) lines.set(identityOf(line), line)
  }
  return [...lines.entries()].sort(([x], [y]) => (x < y ? -1 : 1)).map(([, line]) => line)
}

/** The id of a line of the own basket: the same dish, choices and note have the same one after a reload, too. */
export const sharedLineId = ({ key }: Pick<BasketLine, 'key'>) => digest(key)

/**
 * The changes that make the shared basket hold `own`, the basket of this phone; none: it does. `mine`: this person's
 * lines there. `revision`: the last one this phone has used; a change that may have been sent already gets another one.
 */
export function changesToSend(
  own: BasketLines,
  mine: readonly SharedChange[],
  revision: number,
): SharedChange[] {
  const known = new Map(mine.map((line) => [line.lineId, line]))
  const wanted = new Map(own.map((line) => [sharedLineId(line), line]))
  const put = [...wanted].flatMap(([lineId, { key: _, ...line }]) => {
    const there = known.get(lineId)
    const isThere = there?.count === line.count && there.seenPrice === line.seenPrice
    return isThere ? [] : [{ ...line, lineId }]
  })
  const out = mine.filter(({ lineId, count }) => count > 0 && !wanted.has(lineId))
  const first = Math.max(revision, ...mine.map((line) => line.revision)) + 1
  return [...put, ...out.map((line) => ({ ...changeOf(line), count: 0 }))].map((change, index) => ({
    ...change,
    revision: first + index,
  }))
}

/** A change without what a server adds to a line. */
const changeOf = ({ lineId, revision, productId, choices, note, count, seenPrice }: SharedChange) => ({
  ...{ lineId, revision, productId, choices, note, count, seenPrice },
})

/** A line with the place in the order in which portions were taken: the number of the change by which it last grew. */
export type QueuedLine = SharedLine & { readonly since: number }

/** The line after a change, which is newer. `at`: the number of this change in its basket. */
export const queued = (line: SharedLine, before: QueuedLine | null, at: number): QueuedLine => ({
  ...line,
  since: before && line.count <= before.count ? before.since : at,
})

/**
 * How much of each line can be had: of a dish that is running out, who took the portions first has them. `had`: how much
 * of `count` of a product can be had when `taken` of it have gone, in whole steps.
 */
export function availableOf<Line extends QueuedLine>(
  lines: readonly Line[],
  had: (productId: string, count: number, taken: number) => number,
): Map<Line, number> {
  const taken = new Map<string, number>()
  const found = new Map<Line, number>()
  const inTurn = lines.toSorted((a, b) => a.since - b.since || (identityOf(a) < identityOf(b) ? -1 : 1))
  for (const line of inTurn) {
    const before = taken.get(line.productId) ?? 0
    const count = had(line.productId, line.count, before)
    taken.set(line.productId, before + count)
    found.set(line, count)
  }
  return found
}

/** Of two answers about one basket the later one: answers may overtake each other. */
export const laterOf = <Basket extends { readonly id: string; readonly version: number }>(
  known: Basket | undefined,
  told: Basket,
): Basket => (known && known.id === told.id && known.version > told.version ? known : told)

/** What others have in the basket, for the order: only what can be had, equal lines together. */
export function linesOfOthers(
  lines: readonly (SharedLine & { readonly available: number })[],
  personId: string,
): NewLine[] {
  return lines
    .filter((line) => line.personId !== personId && line.available > 0)
    .reduce<BasketLine[]>(
      (all, { productId, choices, note, available: count, seenPrice }) =>
        addLine(all, { productId, choices, note, count, seenPrice }),
      [],
    )
    .map(({ key: _, ...line }) => line)
}

/** An emoji that is joined of several, or the space and what nobody sees: emoji are joined by the same characters. */
const EMOJI_OR_UNSEEN = /(\p{Emoji}(?:[\p{M}\p{EMod}\u{e0020}-\u{e007f}]|\u200d\p{Emoji})+)|[\p{C}\s]+/gu

/** A name as others see it: without line ends and such; empty: there is none. */
export const sharedName = (typed: string): string =>
  cutText(
    typed.replace(EMOJI_OR_UNSEEN, (_all, emoji?: string) => emoji ?? ' ').trim(),
    SHARED_LIMITS.name,
  ).trim()

/** A name that nobody in the basket has yet, so that sums can be told apart: `Aziza`, `Aziza 2`. */
export function freeName(name: string, taken: readonly string[]): string {
  const others = new Set(taken)
  const numbered = (n: number) => (n === 1 ? name : `${name} ${n}`)
  let n = 1
  while (others.has(numbered(n))) n++
  return numbered(n)
}
