import type { Page } from '@playwright/test'
import { betweenPresses } from '../../../e2e/presses.ts'
import { see } from '../../../e2e/seen.ts'
import { CODE } from '../../../e2e/shop.ts'
import { type Customer, storedBy } from './customer.ts'

/** What a step can use. */
export type Walker = {
  page: Page
  phone: string
  customer: Customer
  /** Orders that there were before this walk. */
  before: readonly string[]
  /** Says that a promise was broken. */
  breach: (words: string) => void
  /** The calls without which no screen opens were good. */
  sparesStart: boolean
  /** The server's time goes on by itself, and by this, ms. */
  skip: (ms: number) => void
  /** Looks at the screen as it is once nothing is under way. */
  check: () => Promise<void>
  /** The server is well again. */
  heal: () => void
}

/** A screen of the walk. `well`: what stands on it when the server is well; `act`: what the customer does there. */
export type Step = {
  name: string
  /** null: the step before has led there. */
  path: string | ((walker: Walker) => Promise<string>) | null
  well: string | RegExp
  /** Done with a good server, before the next step. */
  afterwards?: (walker: Walker) => Promise<void>
  /** Done while the server is hostile, from the screen as it is with a good one; ends with a good server. */
  act?: (walker: Walker) => Promise<void>
}

const DISH = 'Norin with horse meat'
/** ms; the longest that a check for a lost order takes, with what a busy machine adds. */
const KNOWN_BY = 150_000

/** ms; the wait for the next code, and time to enter it. */
const NEXT_CODE_BY = 80_000

const pressed = async (page: Page, name: RegExp) => {
  const button = page.getByRole('button', { name }).last()
  if (!(await button.isVisible()) || !(await button.isEnabled())) return false
  return button.click({ timeout: 2_000 }).then(
    () => true,
    () => false,
  )
}

/** Until `done`, or too late: `turn` again and again. False: too late. */
export async function until(page: Page, ms: number, done: () => Promise<boolean>, turn = async () => {}) {
  const end = Date.now() + ms
  while (Date.now() < end) {
    if (await done().catch(falseWhileLeaving)) return true
    await turn().catch(falseWhileLeaving)
    // biome-ignore lint/plugin/sleep: the pace of a customer; a look at every moment would keep the page busy
    await page.waitForTimeout(250)
  }
  return done()
}

/** A page that is being replaced answers no question: it will be asked again. */
function falseWhileLeaving(error: unknown): false {
  if (error instanceof Error && /context was destroyed|because of a navigation/.test(error.message))
    return false
  throw error
}

async function addDishes({ page }: Walker) {
  const add = page.getByRole('button', { name: `Add ${DISH}` }).first()
  // A reload keeps the place on the page, and the menu renders only what is near it.
  await until(
    page,
    10_000,
    () => add.isVisible(),
    () => page.evaluate(() => scrollTo(0, 0)),
  )
  await add.click()
  await betweenPresses(page)
  await page
    .getByRole('button', { name: `One more ${DISH}` })
    .first()
    .click()
  await until(page, 5_000, async () => (await storedBy(page)).portions === 2)
}

const isIn = async (page: Page) => (await storedBy(page)).isSignedIn

/** The number is taken by a good server, and the answer to the code is spoiled. */
async function signIn({ page, phone, check, heal, breach, skip }: Walker) {
  await page.getByLabel('Code from the SMS').first().pressSequentially(CODE)
  await check()
  heal()
  skip(61_000)
  const words = async () => (await see(page)).text
  const enter = async () => {
    // The server has used the code up, and its answer was lost: the page says so and offers the next one after a minute.
    if (/may already be used/.test(await words()) && !(await pressed(page, /^Send the code again$/))) return
    const fields = page.getByLabel('Code from the SMS')
    if ((await fields.count()) === 0) return
    await fields.first().fill('')
    await fields.first().pressSequentially(CODE)
    await until(page, 1_500, () => isIn(page))
  }
  if (await until(page, NEXT_CODE_BY, () => isIn(page), enter)) return
  breach(`${phone} cannot sign in with the right code: ${JSON.stringify((await words()).slice(0, 300))}`)
}

async function askForCode({ page, phone, skip }: Walker) {
  // The customer was signed in once already, to have something to show, and may ask for the next code after a minute.
  skip(61_000)
  await page.getByLabel('Phone number').pressSequentially(phone)
  await page.getByRole('button', { name: /^Get the code/ }).click()
  await page.getByLabel('Code from the SMS').first().waitFor()
}

const ORDER_PAGE = /\/profile\/orders\/o-/

/** Presses Order once; what was lost is found, and what was refused is ordered again. */
async function order(walker: Walker) {
  const { page, customer, before, breach, check, heal } = walker
  const made = async () => (await customer.orders()).filter((id) => !before.includes(id)).length
  const hasPlaced = async () => ORDER_PAGE.test(page.url())
  await pressed(page, /^Order .*UZS/)
  await check()
  if ((await hasPlaced()) && (await made()) !== 1) breach('shows an order that the server does not have')
  if ((await page.getByText('The order was not sent').isVisible()) && (await made()) > 0)
    breach('says that an order which the server has was not sent')
  heal()
  const turn = async () => {
    // Where cash could not be read the order may be one that is paid online.
    if (await pressed(page, /Leave unpaid/)) return
    // A branch whose hours came spoiled is open at other times, as far as the page knows.
    const [another] = await page.getByText(/^Choose another time/).all()
    const time = page.getByRole('group', { name: 'When' }).getByRole('radio').first()
    if (await another?.isVisible()) await time.check({ force: true, timeout: 2_000 }).catch(() => {})
    const { hasJournal } = await storedBy(page)
    if (await pressed(page, /^(Check again|Try again|Got it)/)) return
    if (!hasJournal && !(await hasPlaced())) await pressed(page, /^Order .*UZS/)
  }
  if (!(await until(page, KNOWN_BY, hasPlaced, turn)))
    breach(`the order does not come about: ${JSON.stringify((await see(page)).text.slice(0, 300))}`)
  await until(page, 5_000, async () => !(await storedBy(page)).hasJournal)
  const [orders, { portions }] = [await made(), await storedBy(page)]
  if (orders !== 1) breach(`${orders} orders of one basket`)
  if (orders === 1 && portions > 0) breach(`ordered, and ${portions} portions are in the basket`)
}

async function saveName({ page, customer, breach, check, heal }: Walker) {
  const field = page.getByLabel('First name', { exact: true })
  const name = `Aziza${Date.now() % 1_000}`
  await field.fill(name)
  await pressed(page, /^Save$/)
  await check()
  const isSaved = async () => (await customer.firstName()) === name
  const said = page.getByText('Saved', { exact: true })
  if ((await said.isVisible()) && !(await isSaved())) breach('says "Saved" of what the server does not have')
  heal()
  const turn = async () => {
    await pressed(page, /^(Save|Try again)$/)
    await until(page, 500, isSaved)
  }
  if (!(await until(page, 15_000, isSaved, turn))) breach('the name cannot be saved')
}

async function write({ page, customer, breach, check, heal }: Walker) {
  const text = `Norin? ${Date.now()}`
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await pressed(page, /^Send$/)
  await check()
  heal()
  const count = async () => (await customer.messages()).filter((one) => one === text).length
  const arrived = async () => (await count()) > 0
  const turn = async () => void (await pressed(page, /Try again|Send again|^Send$/))
  if (!(await until(page, 40_000, arrived, turn))) breach('the message cannot be sent')
  await check()
  if ((await count()) > 1) breach('one message was sent twice')
}

const newOrder = async ({ customer, before }: Walker) => {
  const made = (await customer.orders()).find((id) => !before.includes(id)) ?? before[0]
  return made ?? ''
}
const orderPath = async (walker: Walker) => `/profile/orders/${await newOrder(walker)}`

async function toCheckout({ page, sparesStart, check }: Walker) {
  const pickUp = page.getByRole('radio', { name: 'Pick-up' })
  // What the shop was told when it opened, such as in which ways it sells, holds until the next visit.
  if (!sparesStart && !(await until(page, 5_000, () => pickUp.isVisible()))) await page.reload()
  await pickUp.check({ force: true })
  const name = page.getByRole('textbox', { name: 'Your name' })
  if (await name.isVisible()) await name.fill('Aziza')
  await page.getByRole('button', { name: /^Order .*UZS/ }).waitFor({ timeout: 15_000 })
  await check()
}

/** From the menu to the order. */
const ORDERING: readonly Step[] = [
  { name: 'menu', path: '/', well: DISH },
  { name: 'category', path: '/category?id=cat-demo-qozon', well: DISH },
  { name: 'product', path: '/product/p-demo-norin', well: 'Note for the kitchen' },
  { name: 'search', path: '/search', well: 'Often ordered' },
  { name: 'branches', path: '/branches', well: /Yunusabad/ },
  { name: 'menu again', path: '/', well: DISH, afterwards: addDishes },
  { name: 'basket', path: '/basket', well: DISH },
  { name: 'login', path: '/login', well: 'Log in to', afterwards: askForCode },
  { name: 'code', path: null, well: 'Code from the SMS', act: signIn },
  { name: 'checkout', path: '/checkout', well: /^Order/, afterwards: toCheckout },
  { name: 'order', path: '/checkout', well: /^Order/, afterwards: toCheckout, act: order },
]

/** The order, on its way and delivered, and the account. */
const ACCOUNT: readonly Step[] = [
  {
    name: 'order page',
    path: orderPath,
    well: DISH,
    afterwards: async (walker) => walker.customer.advance(await newOrder(walker), 12),
  },
  { name: 'delivered order', path: orderPath, well: DISH },
  { name: 'orders', path: '/profile/orders?tab=archive', well: /UZS/ },
  { name: 'active orders', path: '/profile/orders', well: 'No active orders' },
  { name: 'profile', path: '/profile', well: 'My orders' },
  { name: 'personal', path: '/profile/user', well: 'First name', act: saveName },
  { name: 'addresses', path: '/profile/address', well: /Bunyodkor/ },
  { name: 'new address', path: '/profile/address/create', well: /Street|street|address/ },
  { name: 'favourites', path: '/profile/favorites', well: DISH },
  { name: 'cards', path: '/profile/cards', well: 'No saved cards' },
  { name: 'promos', path: '/profile/promos', well: /[A-Z]{4,}/ },
  { name: 'notifications', path: '/profile/notifications', well: /\w/ },
  { name: 'chat', path: '/chat', well: 'Is the norin spicy?', act: write },
  { name: 'about', path: '/about', well: /Qozon began/ },
]

export const STEPS = [...ORDERING, ...ACCOUNT] as const

/** Four screens: walks of some seconds each. */
export const SHORT: readonly string[] = ['product', 'menu again', 'basket', 'branches']
