import { addLine, type BasketLine, type BasketLines } from './basket-lines.ts'
import type { Choices } from './product.ts'

const MAX_LINES = 200
const MAX_COUNT = 100_000
const MAX_NOTE = 300
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseChoices(value: unknown): Choices | null {
  if (!isRecord(value)) return null
  const entries = Object.entries(value)
  const isGood = ([id, count]: [string, unknown]) =>
    isId(id) && Number.isInteger(count) && Number(count) > 0 && Number(count) <= 1_000
  return entries.every(isGood) ? (Object.fromEntries(entries) as Choices) : null
}

/**
 * The basket as storage kept it. Storage is not ours alone: a line that is not one is left out, the rest is kept;
 * anything but a list is an empty basket.
 */
export function parseBasket(stored: unknown): BasketLine[] {
  if (!Array.isArray(stored)) return []
  let lines: BasketLine[] = []
  for (const value of stored.slice(0, MAX_LINES)) {
    if (!isRecord(value) || !isId(value.productId)) continue
    const { productId, note, count, seenPrice } = value
    const choices = parseChoices(value.choices)
    if (choices === null || typeof count !== 'number' || !(count > 0 && count <= MAX_COUNT)) continue
    lines = addLine(lines, {
      productId,
      choices,
      count,
      note: typeof note === 'string' ? note.slice(0, MAX_NOTE) : '',
      seenPrice: Number.isFinite(seenPrice) ? Number(seenPrice) : 0,
    })
  }
  return lines
}

/** What is written to storage: the lines without their keys, which follow from the rest. */
export function serialiseBasket(lines: BasketLines): Omit<BasketLine, 'key'>[] {
  return lines.map(({ key: _, ...line }) => line)
}
