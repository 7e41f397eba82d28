import { beforeEach, describe, expect, test } from 'vitest'
import {
  CLICK_MS,
  createPresses,
  DOUBLE_PRESS_MS,
  type Meaning,
  type Presses,
  type PressPlace,
  STEP_MS,
} from './presses.ts'

/* The rule of one press, one step, with a clock set by the test. */

const CHECKOUT: Meaning = { owner: 1, label: 'Checkout' }
const ORDER: Meaning = { owner: 2, label: 'Order' }
const THERE: PressPlace = { x: 195, y: 800, fromBottom: 44 }
const ELSEWHERE: PressPlace = { x: 195, y: 300, fromBottom: 544 }

let now = 0
let view = { path: '/basket', layer: null as unknown }
let presses: Presses

beforeEach(() => {
  now = 10_000
  view = { path: '/basket', layer: null }
  presses = createPresses({ now: () => now, view: () => view })
})

/** A press of the client's main button with this meaning. */
const pressMain = (main: Meaning, place: PressPlace = 'host') =>
  presses.take({ at: now, place, control: null, name: '', leads: true, main })

/** A press of a control of the page. */
const pressOn = (name: string, place: PressPlace, leads = false, at = now) =>
  presses.take({ at, place, control: name, name, leads, main: null })

const goTo = (path: string, main: Meaning | null) => {
  view = { path, layer: null }
  presses.shows(main)
}

describe('the main button', () => {
  beforeEach(() => {
    presses.shows(CHECKOUT)
    now += 5_000
  })

  test('a first press counts, on a button that was always there and on one that has just come', () => {
    expect(pressMain(CHECKOUT)).toBe(true)
    const fresh = createPresses({ now: () => now, view: () => view })
    fresh.shows(ORDER)
    expect(fresh.rest()).toBe(0)
    expect(fresh.take({ at: now, place: 'host', control: null, name: '', leads: true, main: ORDER })).toBe(
      true,
    )
  })

  test.each([20, 80, 150, 200, 250, 300, 350, 400, 450, 600, 800, 1_050, 1_200])(
    'a second press after %i ms never reaches the next screen, however soon that came',
    (gap) => {
      for (const rendered of [0, gap / 2, gap]) {
        presses = createPresses({ now: () => now, view: () => view })
        view = { path: '/basket', layer: null }
        presses.shows(CHECKOUT)
        now += 5_000
        expect(pressMain(CHECKOUT)).toBe(true)
        now += rendered
        goTo('/checkout', ORDER)
        expect(presses.rest()).toBeGreaterThan(0)
        now += gap - rendered
        expect(pressMain(ORDER)).toBe(false)
      }
    },
  )

  test('once it has rested it accepts a press', () => {
    pressMain(CHECKOUT)
    now += 200
    goTo('/checkout', ORDER)
    now += presses.rest()
    expect(now).toBe(15_000 + STEP_MS)
    expect(pressMain(ORDER)).toBe(true)
  })

  test('continuous presses are ignored', () => {
    pressMain(CHECKOUT)
    goTo('/checkout', ORDER)
    for (let n = 0; n < 50; n++) {
      now += 150
      expect(pressMain(ORDER)).toBe(false)
    }
    now += DOUBLE_PRESS_MS
    expect(pressMain(ORDER)).toBe(true)
  })

  test('a screen that appears late does not get the second press', () => {
    pressMain(CHECKOUT)
    now += STEP_MS + 300
    goTo('/checkout', ORDER)
    now += 150
    expect(pressMain(ORDER)).toBe(false)
    now += presses.rest()
    expect(pressMain(ORDER)).toBe(true)
  })

  test('nor does one that replaced another without a press', () => {
    goTo('/checkout', ORDER)
    now += 200
    expect(pressMain(ORDER)).toBe(false)
    now += 400
    expect(pressMain(ORDER)).toBe(true)
  })

  test('a press made before the button was rendered does not count, however late its event arrives', () => {
    expect(pressMain(ORDER)).toBe(false)
    const madeAt = now
    now += 3_000
    goTo('/checkout', { ...CHECKOUT, label: 'Save' })
    now += 1_000
    const main = { ...CHECKOUT, label: 'Save' }
    expect(presses.take({ at: madeAt, place: 'host', control: null, name: '', leads: true, main })).toBe(
      false,
    )
  })

  test('the same label of another screen is another button', () => {
    pressMain(CHECKOUT)
    now += 600
    presses.shows({ ...CHECKOUT, owner: 7 })
    expect(pressMain({ ...CHECKOUT, owner: 7 })).toBe(false)
  })

  test('the same button again is a double click only within the time of one', () => {
    expect(pressMain(CHECKOUT)).toBe(true)
    now += DOUBLE_PRESS_MS - 1
    expect(pressMain(CHECKOUT)).toBe(false)
    now += DOUBLE_PRESS_MS
    expect(pressMain(CHECKOUT)).toBe(true)
  })

  test('another sum on it, or a layer over it that comes and goes, is the same button', () => {
    presses.shows({ ...CHECKOUT })
    presses.shows(null)
    now += 30
    presses.shows({ ...CHECKOUT })
    expect(presses.rest()).toBe(0)
  })

  test('its next step on the same screen rests too, unless the hand was elsewhere in between', () => {
    const choose = { owner: 4, label: 'Choose “Size”' }
    const add = { owner: 4, label: 'Add to basket' }
    presses.shows(choose)
    now += 1_000
    pressMain(choose)
    now += 300
    presses.shows(add)
    expect(presses.rest()).toBeGreaterThan(0)
    expect(pressOn('Large', ELSEWHERE)).toBe(true)
    expect(presses.rest()).toBe(0)
    expect(pressMain(add)).toBe(true)
  })
})

describe('anything else on the page', () => {
  test('after a press that leads on, another control at the same spot waits', () => {
    expect(pressOn('Basket', THERE, true)).toBe(true)
    now += 900
    goTo('/basket2', CHECKOUT)
    expect(pressOn('Promo code', { ...THERE, x: 200 })).toBe(false)
    expect(pressMain(CHECKOUT, THERE)).toBe(false)
    expect(pressOn('Promo code', ELSEWHERE)).toBe(true)
  })

  test('the client’s button that comes over a pressed spot at the lower edge, and goes from it', () => {
    pressOn('Basket', THERE, true)
    goTo('/basket2', CHECKOUT)
    now += 700
    expect(pressMain(CHECKOUT)).toBe(false)
    now += presses.rest()
    expect(pressMain(CHECKOUT)).toBe(true)
    goTo('/', null)
    now += 700
    expect(pressOn('Dish', ELSEWHERE)).toBe(true)
    now += 5_000
    presses.shows(CHECKOUT)
    now += 5_000
    pressMain(CHECKOUT)
    goTo('/done', null)
    now += 700
    expect(pressOn('Profile', THERE)).toBe(false)
  })

  test('a card pressed twice opens its sheet once and does not close it again', () => {
    pressOn('Norin', THERE)
    view = { ...view, layer: 'sheet' }
    now += 300
    expect(pressOn('scrim', THERE)).toBe(false)
    now += 600
    expect(pressOn('scrim', THERE)).toBe(true)
  })

  test('a stepper counts every press, and so do Back and Back again', () => {
    for (const name of ['Add', 'One more', 'One more']) {
      expect(pressOn(name, THERE)).toBe(true)
      now += 120
    }
    for (const path of ['/a', '/b', '/c']) {
      expect(pressOn('Back', ELSEWHERE)).toBe(true)
      goTo(path, null)
      now += 200
    }
  })

  test('an action whose sheet is closing is not done twice', () => {
    view = { ...view, layer: 'sheet' }
    expect(pressOn('Add to basket', THERE, true)).toBe(true)
    view = { ...view, layer: null }
    now += 150
    expect(pressOn('Add to basket', THERE, true)).toBe(false)
  })

  test('by keyboard another key in between makes the next press count', () => {
    pressOn('Checkout', 'keys', true)
    goTo('/checkout', ORDER)
    now += 500
    expect(pressOn('Change', 'keys')).toBe(false)
    presses.moveOn()
    expect(pressOn('Change', 'keys')).toBe(true)
  })

  test('after something was typed every press counts', () => {
    pressOn('Search', THERE)
    goTo('/search', null)
    now += 100
    expect(pressOn('Show all', THERE)).toBe(false)
    presses.forget()
    expect(pressOn('Show all', THERE)).toBe(true)
  })

  test('a main button that appears where a tab was pressed rests for as long', () => {
    pressOn('Basket', { ...THERE, y: 816 })
    goTo('/basket', CHECKOUT)
    now += 100
    expect(presses.rest()).toBe(CLICK_MS - 100)
    now += CLICK_MS - 100
    expect(presses.rest()).toBe(0)
    expect(pressMain(CHECKOUT, THERE)).toBe(true)
  })
})
