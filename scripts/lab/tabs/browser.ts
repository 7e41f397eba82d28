import { createRequire } from 'node:module'
import path from 'node:path'
import { type Context, Script } from 'node:vm'
import { createServer } from 'vite'
import { ModuleRunner } from 'vite/module-runner'
import { memoryStorage } from '#/lib/storage-shim.ts'

/*
 * A browser of several tabs in one process. Each page of a tab has a window, a realm and the app's modules of its own;
 * local storage and cookies are shared by all, session storage by the pages of one tab.
 */

type TabWindow = Window & typeof globalThis
type Options = { url: string; cookieJar: object; virtualConsole: object; runScripts: 'outside-only' }
const { JSDOM, CookieJar, VirtualConsole } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string, options: Options) => { window: TabWindow; getInternalVMContext: () => Context }
  CookieJar: new () => object
  VirtualConsole: new () => object
}

/** Called with every response body that a tab receives. */
export type Received = (tab: Tab, path: string, text: string) => void

export type Tab = {
  name: string
  /** A module of the app, as this page has it. */
  module: <M>(file: string) => Promise<M>
  /** Another document in this tab. */
  load: (address: string) => void
  /** Fires the storage event of another tab's write; a page in the back/forward cache does not get it. */
  notify: (key: string, newValue: string | null) => void
  setVisible: (now: boolean) => void
  /** The customer opened another page in this tab; this one is kept in the back/forward cache. */
  freeze: () => void
  thaw: () => void
  /** Waits until no call is under way and all storage events have been delivered. */
  quiet: () => Promise<void>
  close: () => void
}

export async function createBrowser(origin: string, received: Received) {
  const vite = await createServer({
    root: path.join(import.meta.dirname, '../../..'),
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  })
  const cookieJar = new CookieJar()
  const shared = memoryStorage()
  const tabs: Tab[] = []

  type Invocation = Parameters<typeof vite.environments.ssr.hot.handleInvoke>[0]
  type Invoked = ReturnType<typeof vite.environments.ssr.hot.handleInvoke>
  /** A page loads hundreds of modules; none changes, so each is transformed and compiled once for all pages. */
  const fetched = new Map<string, Invoked>()
  const compiled = new Map<string, Script>()
  const invoke = (data: Invocation): Invoked => {
    const asked = JSON.stringify(data)
    const answer = fetched.get(asked) ?? vite.environments.ssr.hot.handleInvoke(data)
    fetched.set(asked, answer)
    return answer
  }
  const compile = (code: string): Script => {
    const script = compiled.get(code) ?? new Script(code)
    compiled.set(code, script)
    return script
  }

  /** A modules' runner whose code runs in the realm of a page. */
  function runnerIn(realm: Context) {
    return new ModuleRunner(
      { hmr: false, sourcemapInterceptor: false, transport: { invoke } },
      {
        runInlinedModule: (context, code) => {
          const script = compile(`(async (${Object.keys(context)}) => {'use strict';${code}\n})`)
          return script.runInContext(realm)(...Object.values(context))
        },
        runExternalModule: (file) => import(file),
      },
    )
  }

  /** Local storage as one tab sees it: the other tabs get an event for each write. */
  function storageOf(writer: Tab): Storage {
    const change = (key: string, run: () => void) => {
      const before = shared.getItem(key)
      run()
      const now = shared.getItem(key)
      if (now !== before) for (const tab of tabs) if (tab !== writer) tab.notify(key, now)
    }
    return {
      get length() {
        return shared.length
      },
      key: (index) => shared.key(index),
      getItem: (key) => shared.getItem(key),
      setItem: (key, text) => change(key, () => shared.setItem(key, text)),
      removeItem: (key) => change(key, () => shared.removeItem(key)),
      clear: () => {
        for (const key of Array.from({ length: shared.length }, (_, index) => shared.key(index)))
          if (key !== null) change(key, () => shared.removeItem(key))
      },
    }
  }

  function createTab(name: string): Tab {
    const session = memoryStorage()
    const calls = new Set<Promise<unknown>>()
    let window: TabWindow | null = null
    let runner: ModuleRunner | null = null
    let isVisible = true
    let isFrozen = false

    /** The network of one page; a page that was left gets no responses. */
    const fetchOf = (page: TabWindow) => async (input: RequestInfo | URL, init: RequestInit) => {
      const request = new Request(input, init)
      request.headers.set('X-Tab', name)
      const call = (async () => {
        const answer = await fetch(request)
        received(tab, new URL(request.url).pathname, await answer.clone().text())
        return answer
      })()
      calls.add(call)
      const answer = await call.finally(() => calls.delete(call))
      return page === window ? answer : new Promise<never>(() => {})
    }

    const fire = (event: Event) => window?.dispatchEvent(event)
    const setVisible = (now: boolean) => {
      if (now === isVisible || !window) return
      isVisible = now
      window.document.dispatchEvent(new window.Event('visibilitychange', { bubbles: true }))
      if (now) fire(new window.Event('focus'))
    }

    const tab: Tab = {
      name,
      module: (file) => {
        if (!runner) throw new Error(`${name} shows nothing`)
        return runner.import(file)
      },
      load: (address) => {
        window?.close()
        const virtualConsole = new VirtualConsole()
        const dom = new JSDOM('', {
          url: origin + address,
          cookieJar,
          virtualConsole,
          runScripts: 'outside-only',
        })
        const page = dom.window
        const own = { localStorage: storageOf(tab), sessionStorage: session }
        for (const [key, value] of Object.entries(own)) Object.defineProperty(page, key, { value })
        Object.defineProperty(page.document, 'visibilityState', {
          get: () => (isVisible ? 'visible' : 'hidden'),
        })
        // A connection that saves data keeps the app from prefetching pages of later steps.
        Object.defineProperty(page.navigator, 'connection', { value: { saveData: true } })
        Object.assign(page, { AbortController, AbortSignal, Headers, Request, Response, TextDecoder })
        page.fetch = fetchOf(page) as typeof fetch
        window = page
        runner = runnerIn(dom.getInternalVMContext())
      },
      notify: (key, newValue) => {
        if (!window || isFrozen) return
        const page = window
        setImmediate(() => {
          if (page === window) fire(new page.StorageEvent('storage', { key, newValue }))
        })
      },
      setVisible,
      freeze: () => {
        setVisible(false)
        isFrozen = true
      },
      thaw: () => {
        isFrozen = false
        if (window) fire(new window.PageTransitionEvent('pageshow', { persisted: true }))
        setVisible(true)
      },
      quiet: async () => {
        do {
          await Promise.allSettled(calls)
          for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
        } while (calls.size > 0)
      },
      close: () => {
        window?.close()
        window = null
      },
    }
    return tab
  }

  return {
    tabs,
    open: (name: string) => {
      const tab = createTab(name)
      tabs.push(tab)
      return tab
    },
    /** The customer looks at this tab. */
    front: (tab: Tab) => {
      for (const one of tabs) if (one !== tab) one.setVisible(false)
      tab.setVisible(true)
    },
    close: async () => {
      for (const tab of tabs) tab.close()
      await vite.close()
    },
  }
}
