import { cardNumberFault } from '#/domain/order/bank-card.ts'
import { expect, shopUrl, type Walk } from './walk.ts'

/* What a customer does on the way to a screen, by words and roles. */

/** Scrolls what the customer looks at: the sheet on top, else the page. */
export async function scroll(walk: Walk, by: number) {
  const { page, root, variant } = walk
  const box = await root.locator('body').boundingBox()
  const middle =
    variant.shell === 'web' ? variant.width / 2 : (box?.x ?? 0) + (box?.width ?? variant.width) / 2
  await page.mouse.move(middle, Math.min(500, (page.viewportSize()?.height ?? 900) / 2))
  await page.mouse.wheel(0, by)
  await walk.settled()
}

/** Puts two dishes without choices into the basket. */
export async function fillBasket(walk: Walk) {
  const { root, say } = walk
  const any = { name: '.+' }
  const add = root
    .locator('main')
    .getByRole('button', { name: new RegExp(`^(${say('Add {name}', any)}|${say('Choose: {name}', any)})$`) })
  const choices = root.getByRole('dialog')
  let added = 0
  for (let index = 0; added < 2 && index < 12; index++) {
    // A dish that lies in the basket has a stepper instead; one with choices opens them, as a sheet or a page. How many
    // dishes are rendered says nothing of it: the menu renders what is near the screen.
    let next = add.nth(index - added)
    if ((await next.count()) === 0) {
      await scroll(walk, 400)
      next = add.last()
    }
    const name = (await next.getAttribute('aria-label')) ?? ''
    const same = root.locator('main').getByRole('button', { name, exact: true })
    // The press may hit a sheet that is still closing, so it is repeated, unless its sheet only came late.
    await expect(async () => {
      if ((await choices.count()) === 0) await next.click({ timeout: 3_000 })
      await expect
        .poll(async () => (await choices.count()) > 0 || (await same.count()) === 0, { timeout: 3_000 })
        .toBe(true)
    }).toPass()
    if ((await choices.count()) > 0) await close(walk)
    else if ((await add.count()) > 0) added++
    else {
      await root.locator('body').evaluate(() => history.back())
      await expect(add.first()).toBeVisible()
    }
  }
}

export async function firstChoice(walk: Walk) {
  const { root } = walk
  await root.locator('main article h3 a').first().click()
  // A sheet, or a page of its own in a shop that opens dishes full screen.
  await expect
    .poll(
      async () =>
        (await pathOf(walk)).startsWith('/product/') || (await root.getByRole('dialog').count()) > 0,
    )
    .toBe(true)
  await walk.settled()
}

export const pathOf = ({ root }: Walk) => root.locator('body').evaluate(() => location.pathname)

/** Closes the sheet on top; it is an entry of the history, so nothing may be opened before it is gone. */
export async function close({ root }: Walk) {
  await root.getByRole('dialog').last().press('Escape')
  await expect(root.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => root.locator('body').evaluate(() => history.state?.layer ?? 0)).toBe(0)
}

/** Until the map is on the screen: its tiles come after its canvas, and one after another. */
export async function mapRendered({ root, settled }: Walk) {
  const map = root.locator('main canvas')
  await expect(map).toBeVisible()
  await settled()
  let last: Buffer | null = null
  const isStill = async () => {
    // The page may render its map anew between two looks.
    const now = await map.screenshot().catch(() => null)
    const isSame = now !== null && last !== null && now.equals(last)
    last = now
    return isSame
  }
  await expect.poll(isStill, { intervals: [250] }).toBe(true)
}

export const variantNumber = ({ variant }: Walk) =>
  ['uz', 'ru', 'eng'].indexOf(variant.lang) +
  (variant.width > 600 ? 3 : 0) +
  (variant.theme === 'dark' ? 6 : 0)

/** One customer for each variant, who meets no journey's, so that parallel runs do not share a basket or a limit. */
export const phoneOf = (walk: Walk, first = 110) =>
  `900000${first + variantNumber(walk) + (walk.variant.customers ?? 0)}`

/** A card for each variant: inside Telegram all are one customer, who adds no card twice. */
export function cardOf(walk: Walk): string {
  const start = `8600123412341${String(variantNumber(walk)).padStart(2, '0')}`
  const ends = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`)
  const number = ends.find((one) => cardNumberFault(one) === null)
  if (!number) throw new Error(`no card begins with ${start}`)
  return number
}

/** Of the customer who has ordered for three years; one of a journey or a tour, which changes nothing of theirs. */
export const YEARS = '900000900'

/** The phone of the customer inside Telegram. */
export const BOBUR = '+998901112233'

/** The code of the last SMS to a phone. */
export async function lastCode({ page }: Walk, phone: string): Promise<string> {
  const answer = await page.request.get(`${shopUrl}/sandbox/outbox.json?phone=${encodeURIComponent(phone)}`)
  return (await answer.json())[0].code
}

/**
 * Logs in by SMS. Inside Telegram the journeys' customers are known to the bot, so only another number gets to the
 * code.
 */
export async function signIn(
  walk: Walk,
  phone: string,
  look = async (_name: string) => {},
  merchant?: string,
) {
  const { root, say } = walk
  await walk.open('/login', { user: 'nophone', ...(merchant && { merchant }) })
  await root.getByLabel(say('Phone number')).pressSequentially(phone)
  await look('login-number')
  await walk.commit(say('Get the code'))
  const code = root.getByRole('textbox', { name: say('Code from the SMS') })
  await expect(code).toBeVisible()
  await look('login-code')
  await code.pressSequentially('222222')
  await expect(root.getByText(say('Wrong or expired code'))).toBeVisible()
  await look('login-code-wrong')
  if (walk.variant.shell === 'telegram') return
  await code.fill('111111')
  await expect(walk.page).not.toHaveURL(/login/)
}
