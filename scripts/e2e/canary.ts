import type { BrowserContext, Frame, Page, Request } from '@playwright/test'

/*
 * What leaves a visit and what it leaves behind, searched for secrets of the customer: each of them is unique, and has
 * few places where it may be.
 */

/** A secret, in the form in which it is looked for, and where it may be: names of places, see `listen`. */
export type Canary = { what: string; is: (text: string) => boolean; allowed: readonly RegExp[] }

/** A text as it is. */
export const exactly = (secret: string) => (text: string) =>
  secret.length > 5 && [secret, encodeURIComponent(secret), btoa(secret)].some((one) => text.includes(one))

/** A phone however it is written: `+998 97 700-42-42`, `%2B998977004242`. `digits`: those after the country. */
export const phoneIn = (digits: string) => (text: string) =>
  text.replace(/%2B|%20|[\s()+-]/gi, '').includes(digits)

type Place = { where: string; text: string }

/** Everything that a frame stores, and where it is. */
const storedIn = (frame: Frame) =>
  frame.evaluate(async () => {
    const found: [where: string, text: string][] = [
      ['address', location.href],
      ['referrer', document.referrer],
      ['history', JSON.stringify(history.state)],
      ['window name', window.name],
    ]
    for (const area of ['localStorage', 'sessionStorage'] as const)
      for (const [name, text] of Object.entries(window[area]))
        found.push([`${area} ${name}`, `${name} ${text}`])
    for (const { name = '' } of await indexedDB.databases()) found.push([`indexedDB ${name}`, name])
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push([`caches ${name}`, url])
    return found
  })

/** Headers that a server writes into its logs, and others into theirs. */
const headerPlaces = (request: Request, headers: Record<string, string>): Place[] =>
  Object.entries(headers).map(([name, text]) => ({ where: `header ${name} of ${pathOf(request)}`, text }))

const pathOf = (request: Request) => {
  const { host, pathname } = new URL(request.url())
  return `${request.method()} ${host}${pathname}`
}

/**
 * Listens to all that a browser sends and says from now on. Places are named `url GET host/path`, `header <name> of …`,
 * `body of POST host/path`, `console`, `address`, `cookie <name>`, `localStorage <key>`, `sessionStorage <key>` and so on.
 */
export function listen(context: BrowserContext) {
  const heard: Place[] = []
  const pictures: { url: string; referer: string | undefined }[] = []
  const scripts: { url: string; frame: string; isMain: boolean }[] = []
  const pending: Promise<unknown>[] = []

  const onRequest = (request: Request) => {
    // What follows # is not sent.
    heard.push({ where: `url ${pathOf(request)}`, text: request.url().split('#')[0] ?? '' })
    const body = request.postData()
    if (body) heard.push({ where: `body of ${pathOf(request)}`, text: body })
    if (request.resourceType() === 'script') {
      const frame = request.frame()
      scripts.push({ url: request.url(), frame: frame.url(), isMain: frame === frame.page().mainFrame() })
    }
    // A request that the page has left behind has no headers to show.
    const headers = request.allHeaders().catch(() => ({}))
    pending.push(
      headers.then((sent: Record<string, string>) => {
        heard.push(...headerPlaces(request, sent))
        if (request.resourceType() === 'image') pictures.push({ url: request.url(), referer: sent.referer })
      }),
    )
  }
  const follow = (page: Page) => {
    page.on('request', onRequest)
    page.on('console', (message) => heard.push({ where: 'console', text: message.text() }))
    page.on('pageerror', (error) => heard.push({ where: 'console', text: String(error.stack) }))
    page.on('framenavigated', (frame) =>
      heard.push({ where: 'address', text: frame.url().split('#')[0] ?? '' }),
    )
  }
  for (const page of context.pages()) follow(page)
  context.on('page', follow)

  /** What is stored now, by the shop in `frame`. */
  const stored = async (frame: Frame): Promise<Place[]> => [
    ...(await context.cookies()).map(({ name, value }) => ({ where: `cookie ${name}`, text: value })),
    ...(await storedIn(frame)).map(([where, text]) => ({ where, text })),
  ]

  return {
    pictures,
    scripts,
    /** How many places have been searched so far. */
    count: () => heard.length,
    /** Where a secret is that must not be there: `the token: url GET …`. */
    find: async (canaries: readonly Canary[], frame: Frame): Promise<string[]> => {
      await Promise.all(pending)
      const places = [...heard, ...(await stored(frame))]
      const found = canaries.flatMap(({ what, is, allowed }) =>
        places
          .filter(({ where, text }) => is(text) && !allowed.some((one) => one.test(where)))
          .map(({ where }) => `${what}: ${where}`),
      )
      return [...new Set(found)]
    },
    /** Where the secret is, whether it may be there or not: to know that it was looked for at all. */
    placesOf: async ({ is }: Canary, frame: Frame): Promise<string[]> => {
      await Promise.all(pending)
      return [...heard, ...(await stored(frame))].filter(({ text }) => is(text)).map(({ where }) => where)
    },
  }
}
