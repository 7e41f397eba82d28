import type { Page } from '@playwright/test'
import { see } from '../../../e2e/seen.ts'
import { type Step, until, type Walker } from './steps.ts'

/** ms; a screen without trouble that is still at work. */
const WORKS_WITHIN = 6_000
/** ms; a screen whose read failed asks again every 30 s by itself. */
const RECOVERS_WITHIN = 45_000

const isWell =
  (page: Page, { well }: Step) =>
  async () => {
    const { text, hasRetry } = await see(page)
    return !hasRetry && (typeof well === 'string' ? text.includes(well) : new RegExp(well, 'm').test(text))
  }

/** The server is well: so is the screen, by "Try again" or by itself. What was only read in part may take a reload. */
export async function recover(
  step: Step,
  { page, breach }: Walker,
  { isUnreadable, sparesStart, address }: { isUnreadable: boolean; sparesStart: boolean; address: string },
  counts: { troubles: number; partial: number },
  log: (line: string) => void,
) {
  const well = isWell(page, step)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const hadTrouble = (await see(page)).hasRetry
  if (hadTrouble) counts.troubles += 1
  let troubledAt = performance.now()
  const retry = async () => {
    // A list that is replaced keeps what was on the screen there, and renders little of what is above.
    await page.evaluate(() => scrollTo(0, 0))
    const button = page.getByRole('button', { name: /^Try again/ }).first()
    const isThere = await button.isVisible()
    if (!isThere) return
    troubledAt = performance.now()
    await button.click({ timeout: 2_000 }).catch(() => {})
  }
  // Without trouble on the screen it is what was read; a screen that is still at work has some seconds.
  const ended = async () => (await well()) || performance.now() - troubledAt > WORKS_WITHIN
  await until(page, RECOVERS_WITHIN, ended, retry)
  if (!(await page.evaluate(() => 'isSamePage' in window))) breach('recovers by a reload')
  if (await well()) return
  const { text, hasRetry } = await see(page)
  if (hasRetry) breach(`"Try again" does not help: ${JSON.stringify(text.slice(0, 300))}`)
  else if (isUnreadable)
    breach(
      `nothing could be read, and the screen neither says so nor recovers: ${JSON.stringify(text.slice(0, 300))}`,
    )
  counts.partial += 1
  log(`    partial: ${JSON.stringify(text.slice(0, 200))}`)
  await page.reload({ waitUntil: 'commit' })
  if (!sparesStart) {
    // The settings of the last visit hold until those of this one have come.
    await until(page, 5_000, well)
    // They may have led to another page.
    await page.goto(address, { waitUntil: 'commit' })
  }
  if (!(await until(page, 20_000, well, () => page.evaluate(() => scrollTo(0, 0)))))
    breach(`not even a reload mends it: ${JSON.stringify((await see(page)).text.slice(0, 400))}`)
}
