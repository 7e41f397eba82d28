/** A call that has ended. `status` 200: it succeeded; 0: there was no answer. `ms`: how long it took. No id, no value of a query. */
export type RecentCall = { method: string; path: string; status: number; ms: number }

const MOST = 20
const calls: RecentCall[] = []

/** Words of the API and versions stay; whatever may name somebody or something becomes `:id`. */
const isWord = (segment: string) => /^(v\d|[A-Z_]{2,30}|[a-z]{2,20}(-[a-z]{2,20})*)$/.test(segment)

/** The path without what it is about: ids, and the values of its query. */
export function pathPattern(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://x')
  const segments = pathname.split('/').map((one) => (one === '' || isWord(one) ? one : ':id'))
  const names = [...new Set(searchParams.keys())]
  return segments.join('/') + (names.length > 0 ? `?${names.join('&')}` : '')
}

/** Keeps the last calls in memory, for the capability report (CX-11). */
export function rememberCall(call: RecentCall) {
  calls.push({ ...call, path: pathPattern(call.path), ms: Math.round(call.ms) })
  if (calls.length > MOST) calls.shift()
}

/** The newest first. */
export const recentCalls = (): readonly RecentCall[] => calls.toReversed()
