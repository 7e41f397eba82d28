import fc from 'fast-check'
import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { type Choices, lineKey } from '#/domain/basket/basket-lines.ts'
import { readCookie, removeCookie, writeCookie } from '#/lib/cookie.ts'
import { createStorage } from '#/lib/storage.ts'
import { basketName, storageAtom } from '#/session/basket.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { clearBasketAtom, removeLineAtom, replaceLineAtom, setLineCountAtom } from './edits.ts'
import { addToBasketAtom, basketLinesAtom, takeOneAtom } from './lines.ts'

/*
 * The basket of two tabs over one storage that refuses writes, fills up, is blocked, and notifies other tabs late. In
 * the end each line must have what its last change left, whichever tab made it.
 */

/** The storage key of the only scope's basket. */
const BASKET = basketName({ merchantId: 'm-1', brandId: '', telegramUserId: '' })

type StorageMode = 'fine' | 'refusing' | 'full' | 'blocked'
type StorageChange = { from: Tab; key: string; text: string }

/** The browser's storage of the origin. */
class Browser {
  texts = new Map<string, string>()
  tabs: Tab[] = []
  storageMode: StorageMode = 'fine'
  /** Tabs see other tabs' writes only once they are notified, as pages in processes of their own do. */
  isLate: boolean
  constructor(isLate: boolean) {
    this.isLate = isLate
  }
}

class Tab {
  browser: Browser
  /** Pending notifications of other tabs' writes, and of its own as a receipt. */
  inbox: StorageChange[] = []
  view: Map<string, string>
  unconfirmed = 0
  events = new EventTarget()
  store = createStore()
  putBacks: (() => void)[] = []
  /** After how many more writes the page is killed. */
  writesLeft = Number.POSITIVE_INFINITY

  constructor(browser: Browser) {
    this.browser = browser
    this.view = browser.isLate ? new Map(browser.texts) : browser.texts
    browser.tabs.push(this)
    const events = this.events as Window
    this.store.set(storageAtom, createStorage({ area: () => this.area(), events }))
    this.store.set(merchantAtom, { id: 'm-1' } as never)
    this.store.sub(basketLinesAtom, () => {})
  }

  area(): Storage {
    const { browser, view } = this
    if (browser.storageMode === 'blocked') throw new DOMException('blocked', 'SecurityError')
    const setItem = (key: string, text: string) => {
      const isTooLong = browser.storageMode === 'full' && text.length > (view.get(key)?.length ?? 0)
      if (browser.storageMode === 'refusing' || isTooLong)
        throw new DOMException('full', 'QuotaExceededError')
      if (this.writesLeft-- <= 0 || view.get(key) === text) return void view.set(key, text)
      view.set(key, text)
      browser.texts.set(key, text)
      this.unconfirmed += 1
      for (const tab of browser.tabs) tab.inbox.push({ from: this, key, text })
    }
    return {
      get length() {
        return view.size
      },
      key: (index) => [...view.keys()][index] ?? null,
      getItem: (key) => view.get(key) ?? null,
      setItem,
      removeItem: (key) => void view.delete(key),
      clear: () => view.clear(),
    }
  }

  /** Receives the oldest pending notification. */
  hear() {
    const change = this.inbox.shift()
    if (!change) return
    if (change.from === this) {
      this.unconfirmed -= 1
      return
    }
    if (this.unconfirmed === 0 && this.browser.isLate) this.view.set(change.key, change.text)
    this.events.dispatchEvent(Object.assign(new Event('storage'), { key: change.key }))
  }

  wake() {
    this.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  }

  shown() {
    return new Map(this.store.get(basketLinesAtom).map(({ key, count }) => [key, count]))
  }
}

const hearAll = (browser: Browser) => {
  for (let turn = 0; browser.tabs.some((tab) => tab.inbox.length > 0); turn++) {
    if (turn > 1_000) throw new Error('the tabs never agree')
    for (const tab of browser.tabs) tab.hear()
  }
}

const item = fc.record({
  productId: fc.constantFrom('plov', 'samsa', 'tea'),
  note: fc.constantFrom('', 'hot'),
  count: fc.integer({ min: 1, max: 3 }),
  choices: fc.constantFrom<Choices>({}, { egg: 1 }),
})
const does = <T extends string>(...names: T[]) => fc.constantFrom(...names)
const step = fc.record({
  tab: fc.nat(1),
  does: fc.oneof(
    { weight: 12, arbitrary: does('add', 'set', 'edit', 'take', 'remove', 'undo', 'undo twice', 'clear') },
    { weight: 6, arbitrary: does('hear', 'hear', 'reload', 'storageMode') },
  ),
  item,
  pick: fc.nat(7),
  storageMode: does('fine', 'fine', 'refusing', 'full', 'blocked'),
  /** The page is killed in the middle of this step: before its first write, or after it. */
  dies: fc.option(fc.nat(1), { freq: 9, nil: null }),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Performs one step on the basket of a tab. */
function act({ store, putBacks }: Tab, { does: what, item: asked, pick }: Step) {
  const lines = store.get(basketLinesAtom)
  const line = lines[pick % Math.max(1, lines.length)]
  if (what === 'add') store.set(addToBasketAtom, asked)
  if (what === 'take') store.set(takeOneAtom, asked)
  if (what === 'clear') putBacks.push(store.set(clearBasketAtom))
  if (what.startsWith('undo')) {
    const putBack = putBacks.pop()
    putBack?.()
    if (what === 'undo twice') putBack?.()
  }
  if (!line) return
  if (what === 'set') store.set(setLineCountAtom, { key: line.key, count: asked.count })
  if (what === 'edit') store.set(replaceLineAtom, { ...asked, productId: line.productId, key: line.key })
  if (what === 'remove') {
    const putBack = store.set(removeLineAtom, line.key)
    if (putBack) putBacks.push(putBack)
  }
}

/** The lines that a step may change by itself, and to what, when they held `before`. */
function expected(tab: Tab, one: Step, before: ReadonlyMap<string, number>): Map<string, number> | null {
  const keys = [...before.keys()]
  const key = keys[one.pick % Math.max(1, keys.length)]
  const { productId, choices, note, count } = one.item
  const next = new Map(before)
  const grow = (of: string, by: number) => next.set(of, (next.get(of) ?? 0) + by)
  if (one.does === 'add') grow(lineKey(productId, choices, note), count)
  else if (one.does === 'clear') next.clear()
  else if (one.does === 'set' && key) next.set(key, count)
  else if (one.does === 'remove' && key) next.delete(key)
  else if (one.does === 'edit' && key) {
    next.delete(key)
    grow(lineKey(key.split('|')[0] ?? '', choices, note), count)
  } else if (one.does === 'take') {
    const last = keys.findLast((of) => of.startsWith(`${productId}|`))
    if (last) grow(last, -1)
    if (last && next.get(last) === 0) next.delete(last)
  } else if (one.does.startsWith('undo')) return tab.putBacks.length > 0 ? null : next
  return next
}

const sorted = (lines: ReadonlyMap<string, number>) => [...lines].sort()

/** As `expect(…).toEqual(…)`, which is too slow to be asked at every step. */
function same(lines: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>) {
  const isSame = lines.size === others.size && [...lines].every(([key, count]) => others.get(key) === count)
  if (!isSame) expect(sorted(lines)).toEqual(sorted(others))
}

const within = (lines: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>) =>
  expect(sorted(others)).toEqual(expect.arrayContaining(sorted(lines)))

function run(isLate: boolean, steps: readonly Step[]) {
  removeCookie('basket')
  vi.setSystemTime(1_800_000_000_000)
  const browser = new Browser(isLate)
  const tabs = [new Tab(browser), new Tab(browser)]
  const truth = new Map<string, number>()
  const reopen = (index: number) => {
    browser.tabs = browser.tabs.filter((tab) => tab !== tabs[index])
    const tab = new Tab(browser)
    tabs[index] = tab
    return tab
  }
  const restore = (lines: ReadonlyMap<string, number>) => {
    truth.clear()
    for (const [key, count] of lines) truth.set(key, count)
  }
  const record = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>) => {
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      const count = after.get(key)
      if (count === before.get(key)) continue
      if (count === undefined) truth.delete(key)
      else truth.set(key, count)
    }
  }
  for (const one of steps) {
    vi.setSystemTime(Date.now() + 10)
    const tab = tabs[one.tab]
    if (!tab) continue
    if (one.does === 'hear') tab.hear()
    else if (one.does === 'storageMode') {
      // Storage is not switched off between two tabs' writes: all notifications have been delivered by then.
      hearAll(browser)
      browser.storageMode = one.storageMode
    } else if (one.does === 'reload') {
      hearAll(browser)
      const shown = reopen(one.tab).shown()
      // The contents of an unreadable storage are back when it is readable again.
      if (browser.storageMode === 'blocked') within(shown, truth)
      else same(shown, truth)
    } else {
      // A change that the tab learns by reading is not an effect of the step.
      tab.wake()
      const before = tab.shown()
      const next = expected(tab, one, before)
      if (one.dies === null) {
        act(tab, one)
        const after = tab.shown()
        if (next) same(after, next)
        record(before, after)
        continue
      }
      hearAll(browser)
      const safe = new Map(truth)
      tab.wake()
      const seen = tab.shown()
      const cookie = readCookie('basket')
      const stored = browser.texts.get(BASKET)
      tab.writesLeft = one.dies
      // A write that the killed page did not make must not be visible to others.
      tab.view = new Map(tab.view)
      act(tab, one)
      record(seen, tab.shown())
      // The cookie is written after the storage, but before it when it already contains the basket.
      const written = browser.texts.get(BASKET)
      if (cookie === null) removeCookie('basket')
      else if (!written || written === stored) writeCookie('basket', cookie, 60)
      else writeCookie('basket', JSON.stringify({ [BASKET]: JSON.parse(written) }), 60)
      // Either the whole change was made, or none of it.
      const found = reopen(one.tab).shown()
      if (browser.storageMode === 'blocked') {
        within(found, safe)
        restore(safe)
      } else if (JSON.stringify(sorted(found)) !== JSON.stringify(sorted(truth))) {
        same(found, safe)
        restore(safe)
      }
    }
  }
  hearAll(browser)
  browser.storageMode = 'fine'
  for (const tab of tabs) tab.wake()
  hearAll(browser)
  for (const tab of tabs) same(tab.shown(), truth)
  same(new Tab(browser).shown(), truth)
  const [first, second] = tabs.map((tab) => [...tab.shown().keys()])
  expect(first).toEqual(second)
}

test('a full storage that is blocked later has left no older version in the cookie', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const plov: Step['item'] = { productId: 'plov', note: '', count: 1, choices: {} }
  const add: Step = { tab: 0, does: 'add', item: plov, pick: 0, storageMode: 'fine', dies: null }
  try {
    run(true, [
      add,
      { ...add, does: 'storageMode', storageMode: 'full' },
      { ...add, tab: 1 },
      { ...add, item: { ...plov, note: 'hot' } },
      { ...add, dies: 0 },
      { ...add, does: 'storageMode', storageMode: 'blocked' },
      { ...add, does: 'reload' },
    ])
  } finally {
    vi.useRealTimers()
  }
})

test('2,000 random sequences in two tabs lose no line and invent none (BK-04)', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    fc.assert(fc.property(fc.boolean(), fc.array(step, { minLength: 4, maxLength: 24 }), run), {
      numRuns: 2_000,
    })
  } finally {
    vi.useRealTimers()
  }
}, 180_000)
