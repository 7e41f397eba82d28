import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import type { Category, Product } from '#/api/schema/menu.ts'
import type { BasketLine } from '#/domain/basket/basket-lines.ts'
import { type LineStatus, payableLines, reviewBasket } from '#/domain/basket/review-basket.ts'
import { type NotCooked, notCookedAt } from '#/domain/hours/menu-hours.ts'
import { clockMinutes } from '#/domain/hours/tashkent.ts'
import { indexById } from '#/domain/menu/menu.ts'
import { lineSum, oldLineSum, type PricedLine, unitWithChoices } from '#/domain/menu/price.ts'
import { portionsIn, stepOf } from '#/domain/menu/unit.ts'
import { type BasketTotals, basketTotals } from '#/domain/order/totals.ts'
import type { OrderedService } from '#/domain/service.ts'
import { menuQuery } from '#/features/catalog/index.ts'
import { serviceTypeAtom, useOrderMoment, whenAtom } from '#/features/order-draft/index.ts'
import { memoizeLast } from '#/lib/memoize-last.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { basketLinesAtom } from './lines.ts'
import { type BasketValidation, basketValidationAtom } from './validation.ts'

/**
 * A line for the screen. `status` is `unknown` while no menu is loaded, and `unreadable` when the line would be gone, but
 * parts of the menu could not be read; `sum` is what it adds to the total.
 */
export type ShownLine = {
  line: BasketLine
  product: Product | null
  status: LineStatus | { readonly is: 'unknown' | 'unreadable' }
  /** How much of it can be ordered, in the product's unit. */
  count: number
  /** The same in portions, which a stepper counts, and the size of one portion in the product's unit. */
  portions: number
  step: number
  sum: number
  /** The sum before its discount; null where there is none. */
  oldSum: number | null
}

const NO_CATEGORIES: readonly Category[] = []
const NONE: ReadonlySet<string> = new Set()
const NOTHING: BasketTotals = { full: 0, discount: 0, products: 0, count: 0 }

/** The basket compared with the present menu: lines with their state, the payable lines, sums. */
export const useBasket = () => useReviewed(useAtomValue(basketLinesAtom))

/**
 * The same, updated after the frame that shows a press, for small views at the edge of the page: the control under the
 * finger is rendered first and does not wait for sums.
 */
export function useDeferredBasket() {
  const store = useStore()
  const [lines, setLines] = useState(() => store.get(basketLinesAtom))
  useEffect(() => {
    const look = () => setLines(store.get(basketLinesAtom))
    look()
    const stop = store.sub(basketLinesAtom, () => afterFrame(look))
    return () => {
      stop()
      waiting.delete(look)
    }
  }, [store])
  return useReviewed(lines)
}

/** Longer than the frame that shows a press, even on a slow phone, and too short to be noticed, ms. */
const AFTER_FRAME_MS = 50

const waiting = new Set<() => void>()

/**
 * Runs `work` after that frame, together with all other waiting work: one task and one render, nothing within the
 * frame.
 */
function afterFrame(work: () => void) {
  if (waiting.size === 0) setTimeout(doWaiting, AFTER_FRAME_MS)
  waiting.add(work)
}

function doWaiting() {
  const works = [...waiting]
  waiting.clear()
  for (const work of works) work()
}

function useReviewed(lines: readonly BasketLine[]) {
  const scope = useAtomValue(queryScopeAtom)
  const branchId = useAtomValue(nearestBranchAtom)?.id ?? null
  const service = useAtomValue(serviceTypeAtom)
  const menu = useQuery(menuQuery(scope, useShell().channel))
  const products = menu.data?.products
  const known = useAtomValue(basketValidationAtom)
  const facts = known?.branchId === branchId ? known : null
  const when = useAtomValue(whenAtom)
  const isSameTime = facts?.when?.day === when?.day && facts?.when?.time === when?.time
  const notCooked = notCookedAt(menu.data?.categories ?? NO_CATEGORIES, clockMinutes(useOrderMoment()))
  const listed = products ? indexById(products) : null
  const isMenuWhole = menu.data?.isWhole ?? true
  return useMemo(
    () => ({
      ...reviewed({ lines, listed, isMenuWhole, facts, isSameTime, notCooked, branchId, service }),
      menu,
    }),
    [lines, listed, isMenuWhole, facts, isSameTime, notCooked, branchId, service, menu],
  )
}

type Reviewed = {
  lines: readonly BasketLine[]
  /** The menu's products. */
  listed: ReadonlyMap<string, Product> | null
  /** All of the menu could be read. */
  isMenuWhole: boolean
  facts: BasketValidation | null
  /** The facts are of the time that the order is for. */
  isSameTime: boolean
  notCooked: NotCooked
  branchId: string | null
  service: OrderedService
}

const corrected = memoizeLast(
  ({ listed, facts }: { listed: ReadonlyMap<string, Product>; facts: BasketValidation }) =>
    facts.applyCorrections(listed),
)

/** `isSure`: what is not on the menu is not sold. */
function shownStatus(status: LineStatus, isSure: boolean): ShownLine['status'] {
  // A price that was never shown cannot have changed.
  if (status.is === 'price-changed' && status.old === 0) return { is: 'ok' }
  return status.is === 'gone' && !isSure ? { is: 'unreadable' } : status
}

const NO_SUMS = { sum: 0, oldSum: null }

function sumsOf(line: PricedLine, branchId: string | null) {
  const sum = lineSum(line, branchId)
  const old = oldLineSum(line, branchId)
  return { sum, oldSum: old > sum ? old : null }
}

/** A page shows its basket in several places: the pill, the badge, the delivery price. They share one review. */
const reviewed = memoizeLast((asked: Reviewed) => {
  const { lines, listed, facts, branchId, service, notCooked } = asked
  const byMenu = ({ categoryId }: Product) => notCooked.get(categoryId) ?? null
  const cookedFrom = (product: Product) =>
    byMenu(product) ?? (asked.isSameTime ? facts?.notCooked.get(product.id) : null) ?? null
  const byId = facts && listed ? corrected({ listed, facts }) : listed
  const all = byId ? reviewBasket(lines, byId, branchId, service, facts?.refused, cookedFrom) : []
  const payable = payableLines(all)
  const shown: ShownLine[] = byId
    ? all.map(({ line, product, status, count }) => ({
        line,
        product,
        status: shownStatus(status, asked.isMenuWhole || (facts?.refused.has(line.key) ?? false)),
        count,
        // A quantity above the stock is cut to it.
        portions: product ? portionsIn(product, count > 0 ? count : line.count) : line.count,
        step: product ? stepOf(product) : 1,
        ...(product && count > 0 ? sumsOf({ product, choices: line.choices, count }, branchId) : NO_SUMS),
      }))
    : lines.map((line) => ({
        line,
        product: null,
        status: { is: 'unknown' },
        count: line.count,
        portions: line.count,
        step: 1,
        ...NO_SUMS,
      }))
  const totals = byId ? basketTotals(payable, branchId) : NOTHING
  return {
    lines: shown,
    payable,
    /** The lines that are payable by the menu alone: the server checks these. */
    toCheck:
      facts && listed ? payableLines(reviewBasket(lines, listed, branchId, service, NONE, byMenu)) : payable,
    totals,
    /** The sum of a weighed line was rounded to whole so'm. */
    isRounded: payable.some((one) => !Number.isInteger(unitWithChoices(one, branchId) * one.count)),
    branchId,
    isEmpty: lines.length === 0,
    /** Pieces and portions; before the menu is loaded, the quantities as stored. */
    count: byId ? totals.count : lines.reduce((sum, line) => sum + Math.max(1, Math.round(line.count)), 0),
    /** The menu is not loaded, so nothing has a price yet. */
    isUnknown: byId === null,
  }
})
