import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react'
import { HTTP_TIMEOUT_MS } from '#/domain/constants.ts'
import { restOfTexts } from '#/i18n/catalog.ts'
import { log } from '#/lib/log.ts'
import { lineHere } from '#/lib/saves-data.ts'

type FunctionComponent<Props> = (props: Props) => ReactNode
export type LazyPart = {
  isLoaded?: () => boolean
  /** Loads the component before it is rendered. Rejects when its chunk does not load. */
  preload?: () => Promise<unknown>
}
type Part<Component> =
  Component extends FunctionComponent<infer Props> ? ComponentType<Props> & LazyPart : never

const prefetchable: { load: () => Promise<unknown>; skipsOnSaveData: boolean }[] = []
const failed = new Set<() => void>()

/** What browsers say of code that did not come; it is asked for again by the next import. */
const DID_NOT_COME = /dynamically imported module|Importing a module script|preload CSS/i

/** Code is given up after as long as a call may take; if it comes later, it is there for the next press. */
const LATE_MS = HTTP_TIMEOUT_MS

class LateCode extends Error {
  readonly isAgain: boolean
  constructor(isAgain: boolean) {
    super('is not there in time')
    this.isAgain = isAgain
  }
}

function inTime<T>(code: Promise<T>, isAgain: boolean): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateCode(isAgain)), LATE_MS)
  })
  return Promise.race([code, late]).finally(() => clearTimeout(timer))
}

/**
 * Whether only a reload asks for the code again: the browser remembers code that is none, or lacks what is asked of it,
 * and answers each further import with the same failure; and a request that is never answered is what a further import
 * waits for.
 */
const isForReload = (cause: unknown): boolean =>
  cause instanceof LateCode ? cause.isAgain : cause instanceof Error && !DID_NOT_COME.test(cause.message)

/** A chunk of the app did not load; rendered again after `retryLostChunks` it is requested once more, unless it `needsReload`. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  readonly needsReload: boolean
  constructor(name: string, cause: unknown) {
    super(`${name}: ${cause}`)
    this.needsReload = isForReload(cause)
  }
}

/**
 * A component that loads when it is first rendered, together with its texts: the only way to load anything later.
 * `name` is its export, `default` for a screen. Render it under a Suspense; a chunk that does not load is thrown as a
 * `ChunkLoadError` for the boundary above. `prefetch`: `idle`, for components on the way to an order, loads it after
 * the first screen when the browser is idle; `always`, for components that are needed offline, loads it even where the
 * browser saves data.
 */
export function lazyComponent<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  prefetch: Prefetch = 'never',
): Part<Module[Name]> {
  return lazily(load, name, prefetch, (cause, retry) => {
    // Not at once: the failure must be rendered first, else the chunk would be requested endlessly.
    failed.add(retry)
    throw new ChunkLoadError(String(name), cause)
  })
}

/**
 * The same for a part that its page can do without, as a notice or a badge: while its chunk does not load there is `lost`
 * in its place, which is told by `needsReload` whether only a reload brings it, and the page stays. It is requested again when
 * the network is back, and when it is rendered anew.
 */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  { prefetch = 'never', lost }: { prefetch?: Prefetch | undefined; lost?: Module[Name] } = {},
): Part<Module[Name]> {
  const part: Part<Module[Name]> = lazily(load, name, prefetch, (cause, retry) => {
    log.warn('a part of the page did not load', `${String(name)}: ${cause}`)
    return (props) =>
      createElement(Lost, {
        Part: part as ComponentType<object>,
        lost: lost as never,
        props: { ...props, needsReload: isForReload(cause) },
        retry,
      })
  })
  return part
}

export type Prefetch = 'never' | 'idle' | 'always'

/** `onLost`: what is rendered instead of a component whose chunk did not load. `retry`: what is rendered next asks again. */
function lazily<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  prefetch: Prefetch,
  onLost: (cause: unknown, retry: () => void) => FunctionComponent<object>,
): Part<Module[Name]> {
  const source: Source = { component: null, Loaded: lazy(() => loaded()) }
  let loading: Promise<ComponentType<object>> | null = null
  let wasLate = false
  const arrive = async () => {
    const [module] = await Promise.all([load(), restOfTexts()])
    await requestLostStyles()
    // Code whose end was lost on its way may still be code.
    if (!module[name]) throw new SyntaxError('lacks its export')
    source.component = module[name] as ComponentType<object>
    return source.component
  }
  const loadOnce = () => {
    loading ??= inTime(arrive(), wasLate).catch((cause: unknown) => {
      wasLate ||= cause instanceof LateCode
      loading = null
      throw cause
    })
    return loading
  }
  const loaded = async () => {
    try {
      return { default: await loadOnce() }
    } catch (cause) {
      const lost = onLost(cause, () => {
        source.Loaded = lazy(() => loaded())
      })
      return { default: lost }
    }
  }
  if (prefetch !== 'never') prefetchable.push({ load: loadOnce, skipsOnSaveData: prefetch === 'idle' })
  return Object.assign((props: object) => createElement(Host, { source, props }), {
    isLoaded: () => source.component !== null,
    preload: loadOnce,
  }) as unknown as Part<Module[Name]>
}

/** Whether a style sheet came without a rule, as the page of somebody else that was sent in its place. */
export function isEmptySheet({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet || sheet.cssRules.length === 0
  } catch {
    // Of another origin.
    return false
  }
}

/** Requests the style sheets again that `guardChunks` has marked; resolves when they are applied. */
function requestLostStyles(): Promise<unknown> {
  const lost = [...document.querySelectorAll<HTMLLinkElement>('link[data-lost]')]
  return Promise.all(
    lost.map(
      (link) =>
        new Promise((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement
          delete again.dataset.lost
          again.addEventListener('load', (event) => (isEmptySheet(again) ? reject(event) : resolve(event)))
          again.addEventListener('error', reject)
          link.replaceWith(again)
        }),
    ),
  )
}

/** `component`: null until its chunk is there. `Loaded` suspends until then. */
type Source = { component: ComponentType<object> | null; Loaded: ComponentType<object> }

/** Renders a component that is there at once: `Loaded` would show the fallback for a frame first. */
function Host({ source, props }: { source: Source; props: object }) {
  const [Shown] = useState(() => source.component ?? source.Loaded)
  return createElement(Shown, props)
}

type LostProps = {
  Part: ComponentType<object>
  lost?: ComponentType<object>
  props: object
  retry: () => void
}

/** A part whose chunk did not load, until the network is back. */
function Lost({ Part, lost, props, retry }: LostProps) {
  const [isAskedAgain, askAgain] = useState(false)
  useEffect(() => {
    retry()
    const onBack = () => {
      // What stands there stays until the part is there.
      startTransition(() => askAgain(true))
    }
    addEventListener('online', onBack)
    return () => removeEventListener('online', onBack)
  }, [retry])
  if (isAskedAgain) return createElement(Part, props)
  return lost ? createElement(lost, props) : null
}

/** Lets every chunk that did not load be requested again. */
export function retryLostChunks(): void {
  for (const again of failed) again()
  failed.clear()
}

/**
 * Prefetches chunks one after the other while the browser is idle; where data is saved, by the shop's choice or the
 * browser's, only those marked `always`.
 */
export async function prefetchChunks(idle: () => Promise<unknown>, isSavingData = false): Promise<void> {
  const isSaving = isSavingData || lineHere()?.saveData
  for (const { load, skipsOnSaveData: isSpared } of prefetchable.splice(0)) {
    if (isSaving && isSpared) continue
    await idle()
    // A failed prefetch is repeated when the component is rendered.
    await load().catch(() => {})
  }
}
