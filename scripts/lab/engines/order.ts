import { setTimeout as wait } from 'node:timers/promises'
import { LANGUAGE_KEY } from '#/config/first-paint.ts'
import { COMMIT_MS } from '#/shell/presses.ts'
import type { Driver } from './driver.ts'
import { chooseEnglish, findSpot, pathOfPage, type Role, type Spot, wordsOfPage } from './in-page.ts'

/*
 * One order of one customer, by roles and words, the same in every engine.
 */

const DISH = 'Norin with horse meat'
/** The code of the phones that begin so, in the sandbox. */
const CODE = '111111'

/** How long a customer waits for what should come, ms. */
const PATIENCE = 40_000
/** How often it is looked for, ms. */
const LOOK_EVERY = 250

export const STEPS = ['menu', 'dish', 'basket', 'sign-in', 'pick-up', 'order', 'its page'] as const
export type Step = (typeof STEPS)[number]

/** `ended`: the step that did not come to its end, and why; null: the order is placed and its page is there. */
export type Outcome = {
  ended: { step: Step; why: string } | null
  words: string
  troubles: readonly string[]
}

/** Orders as a new customer with this phone. */
export async function orderOnce(driver: Driver, shop: string, phone: string): Promise<Outcome> {
  const customer = customerOf(driver)
  const steps: Record<Step, () => Promise<unknown>> = {
    menu: async () => {
      await driver.open(shop)
      await driver.run(String(chooseEnglish), [LANGUAGE_KEY])
      await driver.open(shop)
      await customer.sees('button', '^Add ')
    },
    dish: async () => {
      await customer.press('link', `^${DISH}`)
      // One alone is too little for a delivery, which the basket is for until pick-up is chosen.
      await customer.press('button', `^One more ${DISH}`)
      await customer.press('button', '^Add to basket')
    },
    basket: async () => {
      await customer.press('link', '^Basket')
      await customer.isAt('/basket$')
      await customer.sees('text', DISH)
      await customer.press('button', '^Checkout')
    },
    'sign-in': async () => {
      await customer.press('button', '^Order')
      await customer.typeInto('[Pp]hone', phone)
      await customer.press('button', '^Get the code')
      await customer.sees('heading', '^Code from the SMS')
      await customer.typeInto('[Cc]ode', CODE)
      await customer.isAt('/checkout$')
    },
    'pick-up': async () => {
      await customer.press('radio', '^Pick-up')
      await customer.sees('heading', '^Who picks it up')
    },
    order: async () => {
      await customer.typeInto('^Your name', 'Aziza')
      await customer.press('button', '^Order')
    },
    'its page': async () => {
      await customer.isAt('/profile/orders/[\\w-]+$')
      await customer.sees('text', '^Order sent\\. No\\. \\d+')
    },
  }
  for (const step of STEPS) {
    try {
      await steps[step]()
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      return { ended: { step, why }, words: await customer.reads(), troubles: await driver.troubles() }
    }
  }
  return { ended: null, words: await customer.reads(), troubles: await driver.troubles() }
}

function customerOf(driver: Driver) {
  const look = async (role: Role, words: string) =>
    (await driver.run(String(findSpot), [role, words])) as Spot | null

  /** Repeats a look until it shows something. */
  const until = async <T>(what: string, look: () => Promise<T | null>): Promise<T> => {
    const end = Date.now() + PATIENCE
    for (;;) {
      const seen = await look()
      if (seen !== null) return seen
      if (Date.now() > end) throw new Error(`no ${what}`)
      await wait(LOOK_EVERY)
    }
  }

  /** Where a control stands still: at the same place in two looks. */
  const still = (role: Role, words: string) => {
    let last: Spot | null = null
    return until(`${role} ${words}`, async () => {
      const now = await look(role, words)
      const isStill = now !== null && last !== null && now.x === last.x && now.y === last.y
      last = now
      return isStill ? now : null
    })
  }

  const press = async (role: Role, words: string) => {
    // A faster press may count as the second half of the one before, and an order waits longest.
    await wait(COMMIT_MS)
    const { x, y } = await still(role, words)
    await driver.press(x, y)
  }

  return {
    press,
    sees: (role: Role, words: string) => until(`${role} ${words}`, () => look(role, words)),
    isAt: (pattern: string) =>
      until(`page ${pattern}`, async () => {
        const path = String(await driver.run(String(pathOfPage), []))
        return new RegExp(pattern).test(path) ? path : null
      }),
    typeInto: async (words: string, text: string) => {
      await press('textbox', words)
      await driver.type(text)
    },
    reads: () =>
      driver.run(String(wordsOfPage), []).then(
        (words) => String(words),
        () => '',
      ),
  }
}
