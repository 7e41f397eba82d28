import { createContext, runInContext, type Script } from 'node:vm'
import type { OpenPage, Shop } from './page.ts'
import { GLOBAL } from './page-script.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** How storage behaves: `full` refuses to write, `blocked` throws at every touch. */
export type StorageMode = 'fine' | 'full' | 'blocked'

type Options = {
  script: Script
  virtualClock: VirtualClock
  /** A number from 0 to 1, the same for the same scenario. */
  roll: () => number
  hasLocks: boolean
  hasCookies: boolean
  storageMode: StorageMode
  /** The network: resolves or rejects the call of a page. */
  fetch: (request: Request, page: Page) => Promise<Response>
}

/** A browser with one shop in any number of tabs. Each tab is a realm with modules of its own. */
export class Browser {
  readonly texts = new Map<string, string>()
  readonly cookies = new Map<string, string>()
  readonly locks = new Map<string, Page>()
  readonly pages = new Set<Page>()
  readonly options: Options
  storageMode: StorageMode

  constructor(options: Options) {
    this.options = options
    this.storageMode = options.storageMode
  }

  open(shop: Shop, isWatched = true): Page {
    const page = new Page(this)
    this.pages.add(page)
    page.shop = page.run(shop, isWatched)
    return page
  }

  /** Notifies the other tabs of a change a moment later, as browsers do. */
  notify(from: Page, key: string | null, newValue: string | null) {
    for (const page of this.pages) {
      if (page === from) continue
      this.options.virtualClock.after(this.options.roll() * 300, () =>
        page.hear('storage', { key, newValue }),
      )
    }
  }
}

type Listener = (event: Record<string, unknown>) => void

/** A tab. Once it is killed, its timers, responses and locks have no effect. */
export class Page {
  readonly browser: Browser
  shop!: OpenPage
  isAlive = true
  private listeners = new Map<string, Set<Listener>>()

  constructor(browser: Browser) {
    this.browser = browser
  }

  kill() {
    this.isAlive = false
    this.browser.pages.delete(this)
    for (const [name, page] of this.browser.locks) if (page === this) this.browser.locks.delete(name)
    this.listeners.clear()
  }

  hear(type: string, event: Record<string, unknown> = {}) {
    if (this.isAlive) for (const listener of this.listeners.get(type) ?? []) listener({ type, ...event })
  }

  run(shop: Shop, isWatched: boolean): OpenPage {
    const context = createContext(this.window())
    this.browser.options.script.runInContext(context)
    const made = runInContext(GLOBAL, context) as typeof import('./page.ts')
    return made.open({ ...shop, isWatched })
  }

  private window() {
    const { virtualClock, roll, hasLocks, hasCookies, fetch } = this.browser.options
    const events = {
      addEventListener: (type: string, listener: Listener) => {
        this.listeners.set(type, (this.listeners.get(type) ?? new Set()).add(listener))
      },
      removeEventListener: (type: string, listener: Listener) => this.listeners.get(type)?.delete(listener),
    }
    const timers = new Map<number, () => void>()
    let lastTimer = 0
    const begin = (run: () => void, ms: number, isRepeated: boolean) => {
      const id = ++lastTimer
      const plan = () => {
        const cancel = virtualClock.after(ms, () => {
          if (!this.isAlive) return
          timers.delete(id)
          if (isRepeated) plan()
          run()
        })
        timers.set(id, cancel)
      }
      plan()
      return id
    }
    const end = (id: number) => {
      timers.get(id)?.()
      timers.delete(id)
    }
    class PageDate extends Date {
      constructor(...given: [] | [number]) {
        if (given.length === 0) super(virtualClock.now)
        else super(...given)
      }
      static override now() {
        return virtualClock.now
      }
    }
    const page = this
    const window: Record<string, unknown> = {
      ...events,
      console: { log() {}, info() {}, debug() {}, warn() {}, error() {} },
      URL,
      URLSearchParams,
      Headers,
      Request,
      Response,
      AbortController,
      AbortSignal,
      DOMException,
      FormData,
      Blob,
      ReadableStream,
      Event,
      EventTarget,
      TextEncoder,
      TextDecoder,
      crypto,
      Date: PageDate,
      performance: { now: () => virtualClock.now },
      setTimeout: (run: () => void, ms = 0) => begin(run, ms, false),
      setInterval: (run: () => void, ms = 0) => begin(run, ms, true),
      clearTimeout: end,
      clearInterval: end,
      queueMicrotask,
      requestIdleCallback: (run: () => void) => begin(run, 1, false),
      fetch: (input: string, init?: RequestInit) => this.call(new Request(input, init), fetch),
      navigator: { ...(hasLocks && { locks: this.lockManager() }), onLine: true },
      location: { protocol: 'https:', origin: 'https://shop.test', href: 'https://shop.test/', search: '' },
      document: {
        ...events,
        visibilityState: 'visible',
        documentElement: {},
        get cookie() {
          return [...page.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        },
        set cookie(text: string) {
          const [pair = '', ...attributes] = text.split('; ')
          const name = pair.slice(0, pair.indexOf('='))
          if (attributes.includes('Max-Age=0')) page.browser.cookies.delete(name)
          else if (hasCookies) page.browser.cookies.set(name, pair.slice(name.length + 1))
        },
      },
      sessionStorage: memory(),
    }
    Object.defineProperty(window, 'localStorage', { get: () => this.storage() })
    for (const name of ['window', 'self', 'top']) window[name] = window
    window.Math = Object.assign(Object.create(Math), { random: roll })
    return window
  }

  /** A response that arrives after the tab was killed is dropped. */
  private call(request: Request, fetch: Options['fetch']): Promise<Response> {
    return new Promise((resolve, reject) => {
      const answered = (run: () => void) => {
        if (this.isAlive) run()
      }
      request.signal.addEventListener('abort', () =>
        reject(new DOMException('The operation was aborted.', 'AbortError')),
      )
      fetch(request, this).then(
        (response) => answered(() => resolve(response)),
        () => answered(() => reject(new TypeError('Failed to fetch'))),
      )
    })
  }

  private lockManager() {
    const { locks } = this.browser
    return {
      request: async <T>(
        name: string,
        _: { ifAvailable: true },
        run: (lock: object | null) => Promise<T>,
      ) => {
        if (locks.has(name)) return run(null)
        locks.set(name, this)
        try {
          return await run({ name })
        } finally {
          if (locks.get(name) === this) locks.delete(name)
        }
      },
    }
  }

  private storage(): Storage {
    const { browser } = this
    if (browser.storageMode === 'blocked') throw new DOMException('Access is denied.', 'SecurityError')
    const { texts } = browser
    return {
      get length() {
        return texts.size
      },
      key: (index) => [...texts.keys()][index] ?? null,
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => {
        if (browser.storageMode === 'full') throw new DOMException('Full.', 'QuotaExceededError')
        if (texts.get(key) === text) return
        texts.set(key, text)
        browser.notify(this, key, text)
      },
      removeItem: (key) => {
        if (texts.delete(key)) browser.notify(this, key, null)
      },
      clear: () => {
        texts.clear()
        browser.notify(this, null, null)
      },
    }
  }
}

function memory(): Storage {
  const texts = new Map<string, string>()
  return {
    get length() {
      return texts.size
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, String(text)),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  }
}
