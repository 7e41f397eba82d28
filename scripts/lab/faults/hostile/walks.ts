import { chromium } from '@playwright/test'
import * as v from 'valibot'
import { Menu, type Product } from '#/api/schema/menu.ts'
import { portionPrice, unitPrice } from '#/domain/menu/price.ts'
import { shownPrice } from '#/domain/menu/shown-price.ts'
import { ensureBundle } from '../../../bundle.ts'
import { findBrowser } from '../../../e2e/browser.ts'
import { startSandbox } from '../../../server.ts'
import { type Good, type Outcome, type Plan, walk } from './walk.ts'

/** Side by side: a walk waits more than it works. */
const WORKERS = 4
/** The phones of the sandbox whose code is known, without those that it treats in a way of their own. */
const phoneOf = (nth: number) => `9000000${String(10 + (nth % 90)).padStart(2, '0')}`
const MOST_CUSTOMERS = 89

/**
 * What cards and pages of products may show: prices of every branch, before and after the discount, and the same with a
 * choice of each group, since the cheapest one may not have been readable.
 */
async function pricesOf(sandbox: string): Promise<number[]> {
  const answer = await fetch(`${sandbox}/products/v1/overalls?type=WEB`, { headers: { Merchant: 'demo' } })
  const { products } = v.parse(Menu, await answer.json())
  return products.flatMap((product) => {
    const choices = choicesOf(product)
    const branches = [null, ...product.productBranch.map(({ branchId }) => branchId)]
    return branches.flatMap((branch) => {
      const { price, old } = shownPrice(product, branch)
      const portion = portionPrice(product, branch)
      const base = [portion, (old ?? price) - price + portion].flatMap((sum) =>
        choices.map((more) => sum + more),
      )
      return [...base, price, old ?? 0, unitPrice(product, branch)]
    })
  })
}

/** Sums, so'm, of one choice or none of each group. */
const choicesOf = ({ modificationGroups }: Product) =>
  modificationGroups.reduce(
    (sums, { modifications }) => [
      ...new Set(sums.flatMap((sum) => [sum, ...modifications.map(({ price }) => sum + price)])),
    ],
    [0],
  )

/** Walks `plans` against one sandbox after another; `each` gets every outcome. `steps`: names, null: all. */
export async function playHostile(
  plans: readonly Plan[],
  {
    steps = null,
    each = () => {},
    log = () => {},
  }: { steps?: readonly string[] | null; each?: (outcome: Outcome) => void; log?: (line: string) => void },
): Promise<Outcome[]> {
  await ensureBundle('production')
  const outcomes: Outcome[] = []
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  try {
    const good: Good = new Map()
    for (let from = 0; from < plans.length; from += MOST_CUSTOMERS) {
      const sandbox = await startSandbox({ SANDBOX_DATA: 'memory' })
      const setting = { browser, sandbox: sandbox.url, good, log }
      if (from === 0) {
        good.set('prices', { sums: new Set(await pricesOf(sandbox.url)), nothing: new Set() })
        const first = await walk(
          setting,
          { seed: 0, rate: 0, only: null, sparesStart: true },
          phoneOf(89),
          steps,
        )
        // Nothing can be said of a bad server that does not hold with a good one.
        if (first.breaches.length > 0) throw new Error(`With a good server: ${first.breaches.join('\n')}`)
      }
      const waiting = plans
        .slice(from, from + MOST_CUSTOMERS)
        .map((plan, nth) => ({ plan, phone: phoneOf(nth) }))
      const work = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const outcome = await walk(setting, next.plan, next.phone, steps)
          outcomes.push(outcome)
          each(outcome)
        }
      }
      await Promise.all(Array.from({ length: WORKERS }, work))
      await sandbox.stop()
    }
  } finally {
    await browser.close()
  }
  return outcomes
}
