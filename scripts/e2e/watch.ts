import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test'

/** Problems that fail every test. A test that provokes one allows it beforehand. */
export type Watch = {
  problems: string[]
  /** Allows a console error that this test provokes. */
  allowConsole: (text: RegExp) => void
  /** Allows an uncaught error that this test provokes. */
  allowUncaught: (text: RegExp) => void
  /** Allows a foreign host that this test needs. */
  allowHost: (name: string) => void
}

const HOSTS = /^(?:localhost|127\.0\.0\.1|(?:demo|damla)\.example\.uz|[\w-]+\.localhost|web\.telegram\.org)$/
const API = /^\/(?:users|support|branches|products|orders|payments|deliveries|webbot)\/v\d+\//

/** The browser's own words for an answer that a test asked for; the app's errors look different. */
const EXPECTED_CONSOLE = [
  // Every 4xx and 5xx is written by the browser itself; the tests look at what the app makes of it.
  /^Failed to load resource: the server responded with a status of 4\d\d/,
  // Web A's own header, seen by the browser in the frame we play.
  /^Unrecognized feature:/,
]

export function watch(context: BrowserContext): Watch {
  const problems: string[] = []
  const allowed = [...EXPECTED_CONSOLE]
  const uncaught: RegExp[] = []
  const hosts = new Set<string>()

  const onConsole = (message: ConsoleMessage) => {
    const said = `${message.text()} (${message.location().url})`
    if (message.type() !== 'error' || allowed.some((one) => one.test(said))) return
    problems.push(`console error: ${said}`)
  }
  const onRequest = (request: Request) => {
    const url = new URL(request.url())
    if (url.protocol === 'data:' || url.protocol === 'blob:' || url.protocol === 'about:') return
    if (!HOSTS.test(url.hostname) && !hosts.has(url.hostname)) problems.push(`a request to ${url.hostname}`)
    if (API.test(url.pathname)) checkApi(request, url)
  }
  const checkApi = (request: Request, url: URL) => {
    const headers = request.headers()
    if (request.method() === 'OPTIONS') return
    if (!headers.merchant) problems.push(`no merchant header: ${request.method()} ${url.pathname}`)
    const { authorization } = headers
    if (authorization !== undefined && !/^Bearer (?!(?:undefined|null)$)\S+$/.test(authorization)) {
      const said = JSON.stringify(authorization.slice(0, 20))
      problems.push(`a bearer without a token, ${said}: ${request.method()} ${url.pathname}`)
    }
    if (headers.cookie) problems.push(`cookies sent to the API: ${url.pathname}`)
  }
  const follow = (page: Page) => {
    page.on('pageerror', (error) => {
      if (uncaught.some((one) => one.test(error.message))) return
      problems.push(`uncaught: ${error.stack ?? error.message}`)
    })
    page.on('console', onConsole)
    page.on('request', onRequest)
  }
  for (const page of context.pages()) follow(page)
  context.on('page', follow)
  return {
    problems,
    allowConsole: (text) => void allowed.push(text),
    allowUncaught: (text) => void uncaught.push(text),
    allowHost: (name) => void hosts.add(name),
  }
}

/** Runs in every document: a violation of the content security policy becomes a console error. */
export function reportViolations() {
  addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
  })
}
