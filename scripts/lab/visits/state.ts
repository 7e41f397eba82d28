import type { BrowserContext, Request } from '@playwright/test'

/** The requests of a visit that have no answer yet. */
export function requestsUnderWay(context: BrowserContext): ReadonlySet<Request> {
  const requests = new Set<Request>()
  context.on('request', (request) => requests.add(request))
  context.on('requestfinished', (request) => requests.delete(request))
  context.on('requestfailed', (request) => requests.delete(request))
  return requests
}

/** What a visit that did not end was waiting for. */
export async function stateOf(context: BrowserContext, underWay: ReadonlySet<Request>): Promise<string> {
  const marks = context
    .pages()
    .map((page) =>
      page
        .evaluate(() => [
          document.readyState,
          ...performance
            .getEntriesByType('mark')
            .map(({ name, startTime }) => `${name} ${Math.round(startTime)}`),
        ])
        .catch(() => ['a page that does not answer']),
    )
  const waiting = [...underWay].map(
    (request) => `waits for ${request.url()} (${request.timing().responseStart} ms)`,
  )
  return [...(await Promise.all(marks)).flat(), ...waiting].join('\n')
}
