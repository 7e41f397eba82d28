import { beforeEach, describe, expect, test } from 'vitest'
import {
  COMMIT_MS,
  createPresses,
  DOUBLE_PRESS_MS,
  type Meaning,
  type Presses,
  type PressPlace,
} from './presses.ts'

/* Two presses that were meant as one, with a clock set by the test. */

const CHECKOUT: Meaning = { owner: 1, label: 'Checkout' }
const ORDER: Meaning = { owner: 2, label: 'Order', commits: true }
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
const pressMain = (main: Meaning, place: PressPlace = 'host', at = now) =>
  presses.take({
    ...{ at, place, control: null, name: '', main },
    isAction: true,
    commits: main.commits === true,
  })

/** A press of a control of the page. */
const pressOn = (
  name: string,
  place: PressPlace,
  { isAction = false, commits = false }: { isAction?: boolean; commits?: boolean } = {},
) => presses.take({ at: now, place, control: name, name, isAction: isAction || commits, commits, main: null })

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
    presses = createPresses({ now: () => now, view: () => view })
    presses.shows(ORDER)
    expect(presses.rest()).toBe(0)
    expect(pressMain(ORDER)).toBe(true)
  })

  test.each([20, 80, 150, 250, 350, 450, 600, 800, 990])(
    'a second press after %i ms never reaches an action that commits, however soon that came',
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

  test('an action that commits takes a press a second after it has come', () => {
    pressMain(CHECKOUT)
    now += 200
    goTo('/checkout', ORDER)
    expect(presses.rest()).toBe(COMMIT_MS)
    now += COMMIT_MS
    expect(pressMain(ORDER)).toBe(true)
  })

  test('any other one after the time of a double click', () => {
    const choose = { owner: 3, label: 'Pick up here' }
    pressMain(choose)
    presses.shows(choose)
    pressMain(choose)
    now += 200
    goTo('/basket2', CHECKOUT)
    expect(presses.rest()).toBe(DOUBLE_PRESS_MS)
    now += DOUBLE_PRESS_MS
    expect(pressMain(CHECKOUT)).toBe(true)
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
    now += 1_700
    goTo('/checkout', ORDER)
    now += 150
    expect(pressMain(ORDER)).toBe(false)
    now += presses.rest()
    expect(pressMain(ORDER)).toBe(true)
  })

  test('nor does one that replaced another without a press, until something else was pressed', () => {
    goTo('/checkout', ORDER)
    now += 200
    expect(pressMain(ORDER)).toBe(false)
    now += 400
    expect(pressOn('Cash', ELSEWHERE)).toBe(true)
    expect(pressMain(ORDER)).toBe(true)
  })

  test('nor does one of the same screen that commits from now on, as when another tab has given the address', () => {
    const ask = { owner: ORDER.owner, label: 'Set an address' }
    presses.shows(ask)
    now += 5_000
    presses.shows(ORDER)
    expect(presses.rest()).toBe(COMMIT_MS)
    now += 200
    expect(pressMain(ORDER)).toBe(false)
    now += presses.rest()
    expect(pressMain(ORDER)).toBe(true)
    now += 5_000
    presses.shows(ask)
    expect(presses.rest(), 'what commits nothing').toBe(0)
  })

  test('a press made before the button was rendered does not count, however late its event arrives', () => {
    expect(pressMain(ORDER)).toBe(false)
    const madeAt = now
    const save = { ...CHECKOUT, label: 'Save' }
    now += 3_000
    goTo('/checkout', save)
    now += 1_000
    expect(pressMain(save, 'host', madeAt)).toBe(false)
  })

  test('the same label of another screen is another button', () => {
    pressMain(CHECKOUT)
    now += 300
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

  test('one that appears where a tab was pressed', () => {
    pressOn('Basket', { ...THERE, y: 816 })
    goTo('/basket', CHECKOUT)
    expect(presses.rest()).toBe(0)
    pressOn('Basket', { ...THERE, y: 816 })
    now += 100
    goTo('/checkout', ORDER)
    expect(presses.rest()).toBe(COMMIT_MS)
  })

  test('one that has the focus after a press by key', () => {
    pressMain(CHECKOUT, 'keys')
    now += 100
    goTo('/checkout', ORDER)
    now += 900
    expect(pressMain(ORDER, 'keys')).toBe(false)
  })
})

describe('anything else on the page', () => {
  test('another control at the same spot takes no second half of a double click', () => {
    expect(pressOn('Basket', THERE, { isAction: true })).toBe(true)
    now += 300
    goTo('/basket2', null)
    expect(pressOn('Promo code', { ...THERE, x: 200 })).toBe(false)
    expect(pressOn('Promo code', ELSEWHERE)).toBe(true)
  })

  test('one that was there already takes it, however near the last press was', () => {
    presses.shows(ORDER)
    now += 5_000
    expect(pressOn('Payme', THERE)).toBe(true)
    now += 450
    expect(pressMain(ORDER)).toBe(true)
    expect(pressOn('Reason', ELSEWHERE)).toBe(true)
    now += 450
    expect(pressOn('Cancel the order', ELSEWHERE, { commits: true })).toBe(true)
  })

  test('one that commits takes none for a second, nor does the one of a question that is asked again', () => {
    pressOn('Cancel the order', THERE)
    view = { ...view, layer: 'question' }
    now += 900
    expect(pressOn('Yes, cancel it', THERE, { commits: true })).toBe(false)
    now += 100
    expect(pressOn('Yes, cancel it', THERE, { commits: true })).toBe(true)
    now += 900
    expect(pressOn('Yes, cancel it', THERE, { commits: true })).toBe(false)
  })

  test('the client’s button that comes over a pressed spot at the lower edge, and goes from it', () => {
    pressOn('Basket', THERE, { isAction: true })
    goTo('/basket2', ORDER)
    now += 700
    expect(pressMain(ORDER)).toBe(false)
    now += presses.rest()
    expect(pressMain(ORDER)).toBe(true)
    goTo('/done', null)
    now += 300
    expect(pressOn('Dish', ELSEWHERE)).toBe(true)
    presses.shows(CHECKOUT)
    now += 5_000
    pressMain(CHECKOUT)
    goTo('/', null)
    now += 300
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
    expect(pressOn('Add to basket', THERE, { isAction: true })).toBe(true)
    view = { ...view, layer: null }
    now += 150
    expect(pressOn('Add to basket', THERE, { isAction: true })).toBe(false)
  })

  test('by keyboard another key in between makes the next press count', () => {
    pressOn('Checkout', 'keys', { isAction: true })
    goTo('/checkout', ORDER)
    now += 300
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
})
