/*
 * Features of a browser that are missing, throw, reject or never answer, as they do in some WebViews, private windows and
 * frames. Each runs in the page before its first script.
 */

/** How a feature is refused. `never`: a promise that stays open; `false`, `silent`: what some browsers do instead. */
export type Refusal =
  | 'missing'
  | 'throws'
  | 'rejects'
  | 'never'
  | 'silent'
  | 'getter throws'
  | 'false'
  | 'hidden'

export type Refused = {
  /** The object by the path of its names from the window, and the name of the feature in it. */
  owner: string
  name: string
  how: Refusal
}

/** Runs in the page. */
export function refuse({ owner, name, how }: Refused) {
  const target = owner
    .split('.')
    .filter(Boolean)
    .reduce<unknown>((from, part) => (from as Record<string, unknown> | undefined)?.[part], window)
  if (typeof target !== 'object' && typeof target !== 'function') return
  if (target === null) return
  const denied = () => {
    throw new DOMException('Access is denied.', 'SecurityError')
  }
  if (how === 'missing') {
    // What a prototype has from another one is there for others, too.
    if (owner.endsWith('prototype')) Object.defineProperty(target, name, { value: undefined })
    else for (const holder of [target, Object.getPrototypeOf(target)]) Reflect.deleteProperty(holder, name)
    return
  }
  const values: Record<Exclude<Refusal, 'missing' | 'getter throws'>, unknown> = {
    throws: denied,
    rejects: async () => denied(),
    never: () => new Promise(() => {}),
    silent: () => {},
    false: false,
    hidden: 'hidden',
  }
  const property = how === 'getter throws' ? { get: denied } : { get: () => values[how], set: () => {} }
  try {
    Object.defineProperty(target, name, { configurable: true, ...property })
  } catch {
    // what cannot be changed cannot be refused
  }
}

const all = (owner: string, name: string, ...hows: Refusal[]): Refused[] =>
  hows.map((how) => ({ owner, name, how }))

export const REFUSED: readonly Refused[] = [
  ...all('navigator', 'locks', 'missing', 'getter throws'),
  ...all('navigator.locks', 'request', 'throws', 'rejects', 'never'),
  ...all('', 'localStorage', 'missing', 'getter throws'),
  ...all('', 'sessionStorage', 'missing', 'getter throws'),
  ...all('', 'indexedDB', 'missing', 'getter throws'),
  ...all('document', 'cookie', 'getter throws'),
  ...all('', 'BroadcastChannel', 'missing', 'throws'),
  ...all('crypto', 'randomUUID', 'missing', 'throws'),
  ...all('crypto', 'getRandomValues', 'throws'),
  ...all('crypto', 'subtle', 'missing', 'getter throws'),
  ...all('history', 'replaceState', 'throws', 'silent'),
  ...all('history', 'pushState', 'throws', 'silent'),
  ...all('navigator', 'onLine', 'false', 'missing'),
  ...all('navigator', 'clipboard', 'missing', 'getter throws'),
  ...all('navigator', 'share', 'missing', 'throws', 'never'),
  ...all('navigator', 'wakeLock', 'missing', 'getter throws'),
  ...all('navigator.wakeLock', 'request', 'throws', 'rejects', 'never'),
  ...all('navigator', 'geolocation', 'missing', 'getter throws'),
  ...all('navigator.geolocation', 'getCurrentPosition', 'throws', 'never'),
  ...all('navigator', 'permissions', 'missing', 'getter throws'),
  ...all('navigator.permissions', 'query', 'throws', 'rejects', 'never'),
  ...all('navigator', 'connection', 'missing', 'getter throws'),
  ...all('navigator', 'languages', 'missing'),
  ...all('', 'IntersectionObserver', 'missing', 'throws'),
  ...all('', 'ResizeObserver', 'missing', 'throws'),
  ...all('', 'MutationObserver', 'missing', 'throws'),
  ...all('', 'requestIdleCallback', 'missing', 'throws', 'never'),
  ...all('', 'matchMedia', 'missing', 'throws'),
  ...all('MediaQueryList.prototype', 'addEventListener', 'missing', 'throws'),
  ...all('document', 'visibilityState', 'missing', 'hidden'),
  ...all('Intl', 'DateTimeFormat', 'throws'),
  ...all('Intl', 'NumberFormat', 'missing'),
  ...all('Intl', 'PluralRules', 'missing'),
  ...all('Intl', 'Collator', 'missing', 'throws'),
  ...all('Intl', 'Segmenter', 'missing'),
  ...all('HTMLCanvasElement.prototype', 'getContext', 'throws'),
  ...all('', 'Notification', 'missing'),
  ...all('navigator', 'vibrate', 'missing', 'throws'),
  ...all('navigator', 'serviceWorker', 'missing', 'getter throws'),
  ...all('performance', 'mark', 'missing', 'throws'),
  ...all('performance', 'getEntriesByType', 'missing', 'throws'),
  ...all('', 'PerformanceObserver', 'missing', 'throws'),
  ...all('Element.prototype', 'animate', 'missing'),
  ...all('', 'structuredClone', 'throws'),
]

/** Those that customers meet most often; the others are walked by `npm run e2e`. */
export const isCommon = ({ name, how }: Refused) =>
  (name === 'request' && how === 'never') || (name === 'onLine' && how === 'false')
