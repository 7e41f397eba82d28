import type { Browser, Page } from '@playwright/test'
import { held, newCustomer, PHONE, rest, slowDown, slowNetwork, untilIdle } from './phone.ts'
import { probe } from './probe.ts'
import { addressOf, arm, enter, type Shop, settle, taken, untilWorks } from './visiting.ts'

/* Each visit is what a customer does in a shop of a given size, with its cost. Times in ms. */

/** Named figures of one visit; a list has one value per action. */
export type Figures = Record<string, number | readonly number[]>
type Visit = (browser: Browser, shop: Shop) => Promise<Figures>

/** The first visit, on the slow network. */
const open: Visit = async (browser, shop) => {
  const { context, page, cdp } = await newCustomer(browser)
  await page.addInitScript(probe)
  await cdp.send('Network.enable')
  await slowNetwork(cdp)
  await slowDown(cdp)
  await page.goto(addressOf(shop), { waitUntil: 'commit' })
  await page.waitForFunction(() => window.bench?.menu > 0, null, { timeout: 180_000 })
  await rest(page, 2_000)
  const noted = await page.evaluate(() => window.bench)
  await page.waitForLoadState('networkidle', { timeout: 90_000 })
  await untilIdle(page, cdp)
  const { heap, nodes } = await held(cdp)
  const long = (await page.evaluate(() => window.bench.long)).map(([, length]) => length)
  await context.close()
  const blocked = noted.long
    .filter(([start]) => start < noted.menu + 2_000)
    .reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0)
  return {
    'first paint': noted.paint,
    'menu visible': noted.menu,
    'blocked (TBT)': blocked,
    'longest task': Math.max(0, ...long),
    'layout shift': noted.shift,
    'heap, MB': heap / 2 ** 20,
    'DOM nodes': nodes,
  }
}

/** A visit that is not measured. */
export async function warmUp(browser: Browser, shop: Shop) {
  const { context, page } = await enter(browser, shop)
  await page.waitForLoadState('networkidle')
  await context.close()
}

/** Scrolls the list with the wheel at the speed of a fling. */
const scroll: Visit = async (browser, shop) => {
  const { context, page, cdp } = await enter(browser, shop)
  await settle(page, cdp)
  await page.evaluate(() => {
    window.bench.isRecording = true
  })
  let [empty, looks] = [0, 0]
  const begin = Date.now()
  for (let turn = 0; Date.now() - begin < 10_000; turn++) {
    const due = begin + turn * 16 - Date.now()
    if (due > 0) await rest(page, due)
    const at = { x: PHONE.width / 2, y: PHONE.height / 2 }
    cdp
      .send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...at, deltaX: 0, deltaY: 300 })
      .catch(() => {})
    if (turn % 12 < 11) continue
    looks++
    // A dish with its name, complete or reduced as during a fling, or the footer at the end of the list.
    const isEmpty = await page.evaluate(
      () =>
        ![0.3, 0.5, 0.7].some((height) =>
          document
            .elementFromPoint(innerWidth / 3, innerHeight * height)
            ?.closest('li, h2, footer')
            ?.textContent.trim(),
        ),
    )
    if (isEmpty) empty++
    if (await page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 2)) break
  }
  const { frames, px } = await page.evaluate(() => ({ frames: window.bench.frames, px: scrollY }))
  await context.close()
  const over = (limit: number) => frames.filter((one) => one > limit).length
  return {
    'frame p50': [...frames],
    'over 33 ms, %': (100 * over(33.4)) / frames.length,
    'over 100 ms': over(100),
    'empty screens': empty / Math.max(1, looks),
    'px scrolled': px,
  }
}

/** Presses categories in the strip, near and far, and measures how exactly each is scrolled to. */
const jump: Visit = async (browser, shop) => {
  const { context, page, cdp } = await enter(browser, shop)
  await settle(page, cdp)
  const strip = page.getByRole('navigation', { name: 'Categories' })
  const errors: number[] = []
  for (const share of [1, 0, 0.5, 0.25, 0.75]) {
    // The strip renders its entries while it is scrolled, so it is scrolled to its end first.
    for (let last = -1, now = await strip.getByRole('link').count(); now !== last; ) {
      last = now
      await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
      await rest(page, 250)
      now = await strip.getByRole('link').count()
    }
    const chips = strip.getByRole('link')
    const chip = chips.nth(Math.round(share * ((await chips.count()) - 1)))
    const name = (await chip.textContent()) ?? ''
    await chip.evaluate((element) =>
      element.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' }),
    )
    await rest(page, 300)
    await arm(page, 'click', { selector: 'h2', text: name })
    await chip.click()
    await rest(page, 1_500)
    errors.push(
      await page.evaluate((title) => {
        const head = [...document.querySelectorAll('h2')].find((one) => one.textContent === title)
        const section = head?.closest('section')
        const bar =
          document.querySelector('nav[aria-label="Categories"]')?.getBoundingClientRect().bottom ?? 0
        const isEnd = scrollY + innerHeight >= document.body.scrollHeight - 2
        if (!section) return Number.NaN
        return isEnd ? 0 : Math.abs(section.getBoundingClientRect().top - bar - 12)
      }, name),
    )
  }
  const took = await taken(page)
  await context.close()
  return { 'press to category': took, 'off by, px': Math.max(...errors) }
}

/** Types words of the menu, correct and misspelt, in three scripts, a letter at a time. */
const search: Visit = async (browser, shop) => {
  const { context, page, cdp } = await enter(browser, shop)
  await page.getByRole('link', { name: 'Search', exact: true }).first().click()
  const field = page.getByRole('searchbox')
  await field.waitFor()
  await settle(page, cdp)
  const keys: number[] = []
  const answers: number[] = []
  for (const word of ['chicken somsa', 'лагман с говядиной', 'shaslik', 'gbwwf', 'qwxzv']) {
    await field.fill('')
    await rest(page, 400)
    for (let end = 1; end <= word.length; end++) {
      const text = word.slice(0, end).trim()
      await arm(page, 'keydown')
      await arm(page, 'keydown', { selector: '[role=status]', text: `“${text}”` })
      const key = word.charAt(end - 1)
      await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
      await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
      await rest(page, 220)
      const [first, last] = await taken(page)
      if (first !== undefined) keys.push(first)
      if (last !== undefined) answers.push(last)
    }
  }
  await context.close()
  return { 'key to frame': keys, 'key to answer': answers }
}

async function fillBasket(page: Page, { url, merchant }: Shop, lines: number) {
  const menu = await fetch(`${url}/products/v1/overalls?type=WEB`, { headers: { Merchant: merchant } })
  const { products } = (await menu.json()) as { products: { id: string }[] }
  // From the end of the menu, because the dishes pressed later are at its beginning.
  const basket = products
    .slice(-lines)
    .map(({ id }) => ({ productId: id, choices: {}, note: '', count: 1, seenPrice: 0 }))
  const add = page.getByRole('button', { name: /^Add / }).first()
  await add.click()
  await rest(page, 700)
  await page.evaluate((more) => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('basket:'))
    if (!key) throw new Error('no basket is stored')
    localStorage.setItem(key, JSON.stringify([...JSON.parse(localStorage.getItem(key) ?? '[]'), ...more]))
  }, basket)
  await page.reload()
  await untilWorks(page)
}

const adding =
  (lines: number): Visit =>
  async (browser, shop) => {
    const { context, page, cdp } = await enter(browser, shop)
    if (lines > 0) await fillBasket(page, shop, lines)
    await settle(page, cdp)
    for (let i = 0; i < 24; i++) {
      const at = await page.evaluate((turn) => {
        const all = [...document.querySelectorAll('article button')].filter((button) => {
          const { x, y, width, height } = button.getBoundingClientRect()
          const top = document.elementFromPoint(x + width / 2, y + height / 2)
          return /^(Add|One more) /.test(button.getAttribute('aria-label') ?? '') && button.contains(top)
        })
        const box = all[turn % all.length]?.getBoundingClientRect()
        return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
      }, i)
      if (!at) throw new Error('nothing to add on the screen')
      await page.mouse.move(at.x, at.y)
      await rest(page, 80)
      await arm(page, 'click')
      await page.mouse.down()
      await rest(page, 30)
      await page.mouse.up()
      await rest(page, 350)
    }
    const took = await taken(page)
    await context.close()
    return { [lines > 0 ? `press to frame, ${lines} lines` : 'press to frame']: took }
  }

/** Opens and closes fifty products, after ten others that load the code and the pictures. */
const sheets: Visit = async (browser, shop) => {
  const { context, page, cdp } = await enter(browser, shop)
  await page.waitForLoadState('networkidle')
  await untilIdle(page, cdp)
  const look = async (i: number) => {
    const cards = page.getByRole('article').getByRole('link')
    await cards.nth(i % 4).click()
    const dialog = page.getByRole('dialog').first()
    await dialog.waitFor()
    await rest(page, 400)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  for (let i = 0; i < 10; i++) await look(i)
  await untilIdle(page, cdp)
  const before = await held(cdp)
  for (let i = 0; i < 50; i++) await look(i)
  await untilIdle(page, cdp)
  const after = await held(cdp)
  await context.close()
  return {
    'heap after 50, x': after.heap / before.heap,
    'nodes after 50, x': after.nodes / before.nodes,
  }
}

/** All visits, by the name that `--only` takes. */
export const visits: Record<string, Visit> = {
  open,
  scroll,
  jump,
  search,
  add: adding(0),
  add50: adding(50),
  sheets,
}
