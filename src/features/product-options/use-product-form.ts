import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import * as v from 'valibot'
import type { Modification, ModificationGroup } from '#/api/schema/choices.ts'
import type { Product } from '#/api/schema/menu.ts'
import { stockLeft } from '#/domain/basket/basket-lines.ts'
import { choose, cleanChoices, defaultChoices, pricesFrom, shortGroups } from '#/domain/menu/modifiers.ts'
import { lineSum, oldLineSum } from '#/domain/menu/price.ts'
import type { Choices } from '#/domain/menu/product.ts'
import { portionsIn, stepOf } from '#/domain/menu/unit.ts'
import { addToBasketAtom, basketLinesAtom, replaceLineAtom } from '#/features/basket/index.ts'
import { usePersistedState } from '#/session/use-persisted-state.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'

const Input = v.object({
  choices: v.record(v.string(), v.number()),
  wanted: v.pipe(v.number(), v.integer(), v.minValue(1)),
  note: v.pipe(v.string(), v.maxLength(300)),
})

/** Choices, number and note of one product, and what they cost; `lineKey`: the basket line that is being edited. */
export function useProductForm(product: Product, lineKey: string | undefined) {
  const branchId = useAtomValue(nearestBranchAtom)?.id ?? null
  const lines = useAtomValue(basketLinesAtom)
  const add = useSetAtom(addToBasketAtom)
  const replace = useSetAtom(replaceLineAtom)
  const line = lines.find((one) => one.key === lineKey) ?? null
  const groups = useMemo(
    () => product.modificationGroups.toSorted((a, b) => a.priority - b.priority),
    [product],
  )
  const [input, setInput, discard] = usePersistedState(`dish ${product.id} ${lineKey ?? ''}`, Input, () => ({
    choices: line ? line.choices : defaultChoices(groups),
    wanted: line ? portionsIn(product, line.count) : 1,
    note: line?.note ?? '',
  }))
  const { wanted, note } = input
  // The menu may offer other choices by now than when the line was added or the tab was reloaded.
  const choices = useMemo(() => cleanChoices(groups, input.choices), [groups, input.choices])

  const step = stepOf(product)
  const left = stockLeft(
    product,
    branchId,
    lines.filter((one) => one !== line),
  )
  const max = left === null ? Number.POSITIVE_INFINITY : left > 0 ? portionsIn(product, left) : 0
  const portions = Math.max(1, Math.min(wanted, max))
  const count = Math.round(portions * step * 1_000) / 1_000
  const priceWith = (choices: Choices) => lineSum({ product, choices, count: step }, branchId)
  const unit = priceWith(choices)
  const oldUnit = oldLineSum({ product, choices, count: step }, branchId)
  const short = shortGroups(groups, choices)[0] ?? null
  const { price: least } = pricesFrom(product, branchId)

  return {
    groups,
    choices,
    note,
    setNote: (text: string) => setInput({ ...input, note: text }),
    isEdit: line !== null,
    portions,
    /** Most portions this line can have; 0 when the basket already holds all the stock. */
    max,
    setPortions: (portions: number) => setInput({ ...input, wanted: portions }),
    /** So'm of one portion with these choices, and what a piece of one adds to it. */
    priceWith,
    added: ({ price }: Modification) => Math.round(price * step),
    /** So'm: one portion with its choices, the same without the discount, all portions. */
    unit,
    oldUnit: oldUnit > unit ? oldUnit : null,
    total: lineSum({ product, choices, count }, branchId),
    short,
    /** So'm: the lowest price of one portion, while the choices that its price stands in have not been made; else null. */
    least: short !== null && unit < least ? least : null,
    /** False when a maximum is reached and nothing changed. */
    tap: (group: ModificationGroup, modificationId: string, change: number | 'toggle'): boolean => {
      const next = choose(groups, choices, group.id, modificationId, change)
      setInput({ ...input, choices: next })
      return next !== choices
    },
    /** Forgets what was chosen and written, which a reload of the tab would bring back. */
    discard,
    /** Adds to the basket, or replaces the line that is being edited. */
    save: () => {
      const input = { productId: product.id, choices, note, count }
      if (line) replace({ ...input, key: line.key })
      else add(input)
    },
  }
}
export type ProductForm = ReturnType<typeof useProductForm>
