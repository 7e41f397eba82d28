import { CODE_SIGNS } from '#/domain/code-signs.ts'
import type { Choices, Modification, ModificationGroup, PricedProduct } from '#/domain/menu/product.ts'
import type { Sum } from '#/domain/money.ts'
import { type MultilingualText, NO_TEXT } from '#/domain/text.ts'
import { addLine, type BasketLines, type NewLine, seenPrice } from './basket-lines.ts'
import { repeatable } from './repeatable.ts'

/* A basket that was built on one device goes on on another, by a short code or a link that carries it (CX-02). */

/** How long a code can be used, ms; it can be used once. */
export const HAND_OVER_MS = 10 * 60_000

export const HAND_OVER_CODE_LENGTH = 6

/** Cyrillic letters that look like Latin ones: a code read aloud or off a screen is typed on either keyboard. */
const LATIN: Readonly<Record<string, string>> = {
  А: 'A',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
}

const CODE = new RegExp(`^[${CODE_SIGNS}]{${HAND_OVER_CODE_LENGTH}}$`)

/**
 * The code in what was typed or pasted: in small letters, with spaces or hyphens, in Cyrillic, or as the whole link.
 * Null: this is no code.
 */
export function handOverCode(typed: string): string | null {
  const inLink = /[?&]start(?:app)?=h_([^&#\s]+)/.exec(typed)?.[1]
  const code = (inLink ?? typed)
    .toUpperCase()
    .replace(/[\s\-–—.]/g, '')
    .replace(/[АЕКМНРСТУХ]/g, (letter) => LATIN[letter] ?? letter)
  return CODE.test(code) ? code : null
}

/** A code in two groups, as it is read and typed: `K7M 3QX`. */
export const groupedCode = (code: string) =>
  `${code.slice(0, HAND_OVER_CODE_LENGTH / 2)} ${code.slice(HAND_OVER_CODE_LENGTH / 2)}`

/** What is to be done with a basket that has come: put it in, ask how (both hold something), or nothing: it is here. */
export type Arrival = 'put' | 'ask' | 'same'

/** How two baskets become one: the one that has come instead of the own one, or both together. */
export type Joining = 'replace' | 'add'

const contents = (lines: readonly NewLine[]) =>
  addAll([], lines)
    .map(({ key, count }) => `${key} ${count}`)
    .sort()
    .join('\n')

const addAll = (lines: BasketLines, added: readonly NewLine[]) =>
  added.reduce<BasketLines>((all, line) => addLine(all, line), lines)

/** Nothing of a basket is lost without a question: only an empty one takes another without asking. */
export function arrivalOf(own: BasketLines, received: readonly NewLine[]): Arrival {
  if (contents(own) === contents(received)) return 'same'
  return own.length === 0 ? 'put' : 'ask'
}

/**
 * The basket after another one has come. Together: equal lines grow, the others follow in their order. Quantities are
 * not cut to the stock here: the basket says at its line what there is too much of.
 */
export const joinBaskets = (own: BasketLines, received: readonly NewLine[], how: Joining): BasketLines =>
  addAll(how === 'replace' ? [] : own, received)

/** A line as it comes from another device. `name`: of its dish, empty when unknown; the rest as in a basket's line. */
type HandedLine = {
  readonly productId: string
  readonly name: MultilingualText
  readonly choices: Choices
  readonly note: string
  readonly count: number
  readonly seenPrice: Sum
}

type Named = { readonly name: MultilingualText }
type NamedGroup = Omit<ModificationGroup, 'modifications'> & {
  readonly modifications: readonly (Modification & Named)[]
}
type Sold = Omit<PricedProduct, 'modificationGroups'> &
  Named & { readonly modificationGroups: readonly NamedGroup[] }

/**
 * The lines as this device can have them, by the dishes that are sold here, as an old order is repeated (BX-04): `gone`
 * and `without` name the dishes and choices that are not. A line that is whole keeps the price that the other device
 * showed, so that a different one here is said (BX-03).
 */
export function fitReceived(
  handed: readonly HandedLine[],
  sold: ReadonlyMap<string, Sold>,
  branchId: string | null,
) {
  const lines = handed.map((line) => {
    const product = sold.get(line.productId)
    const names = new Map(
      product?.modificationGroups.flatMap((group) => group.modifications).map(({ id, name }) => [id, name]),
    )
    return {
      product: { id: line.productId, count: line.count, name: product?.name ?? line.name },
      modifications: Object.entries(line.choices).map(([id, count]) => ({
        id,
        count,
        name: names.get(id) ?? NO_TEXT,
      })),
      comment: line.note,
      hasAllChoices: true,
      seenPrice: line.seenPrice,
    }
  })
  const { fitting, gone, without } = repeatable(lines, sold)
  const incomplete = new Set(without.map(({ line }) => line))
  const fit = fitting.map(({ line, input }): NewLine => {
    const price = seenPrice(sold.get(input.productId) ?? null, input.choices, branchId)
    return { ...input, seenPrice: incomplete.has(line) ? price : line.seenPrice }
  })
  return { lines: fit, gone, without }
}
