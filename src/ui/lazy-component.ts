import { type ComponentType, createElement, lazy, type ReactNode } from 'react'
import { restOfTexts } from '#/i18n/catalog.ts'

type Drawn<Props> = (props: Props) => ReactNode
type Part<Component> = Component extends Drawn<infer Props> ? ComponentType<Props> : never

const prefetchable: { load: () => Promise<unknown>; skipsOnSaveData: boolean }[] = []
const failed = new Set<() => void>()

/** A part of the app did not arrive; drawn again after `retryLostChunks` it is asked for once more. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

/**
 * A component that loads when it is first drawn, together with its texts: the one way to load anything later.
 * `name` is its export, `default` for a screen. Draw it under a Suspense; what does not arrive is thrown as a
 * `ChunkLoadError` for the boundary above. `prefetch`: `idle`, because it is on the way to an order, it is fetched after
 * the first screen while nothing else is to do; `always`, because it is drawn when there is no network, it is fetched
 * even where the browser is told to save data.
 */
export function lazyComponent<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  prefetch: 'never' | 'idle' | 'always' = 'never',
): Part<Module[Name]> {
  if (prefetch !== 'never') prefetchable.push({ load, skipsOnSaveData: prefetch === 'idle' })
  const begin = () =>
    lazy(async () => {
      try {
        const [module] = await Promise.all([load(), restOfTexts()])
        return { default: module[name] as ComponentType<object> }
      } catch (cause) {
        // Not at once: the failed one must be drawn as failed first, else it would be asked for without end.
        failed.add(() => {
          Loaded = begin()
        })
        throw new ChunkLoadError(`${String(name)}: ${cause}`)
      }
    })
  let Loaded = begin()
  return ((props: object) => createElement(Loaded, props)) as Part<Module[Name]>
}

/** Lets every part that did not arrive be asked for again, its style sheets too: the loader asks for those only once. */
export function retryLostChunks(): void {
  for (const again of failed) again()
  failed.clear()
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet) link.replaceWith(link.cloneNode())
}

type Connection = { connection?: { saveData?: boolean } }

/**
 * Fetches the parts that are wanted ahead, one after the other, whenever nothing else is to do; for a customer whose
 * browser is told to save data only those that are of no use later.
 */
export async function prefetchChunks(idle: () => Promise<unknown>): Promise<void> {
  const isSaving = (navigator as Connection).connection?.saveData
  for (const { load, skipsOnSaveData: isSpared } of prefetchable.splice(0)) {
    if (isSaving && isSpared) continue
    await idle()
    // Offline it is asked for again when it is drawn.
    await load().catch(() => {})
  }
}
