import { type ComponentType, createElement, lazy, type ReactNode } from 'react'
import { restOfTexts } from '#/i18n/catalog.ts'

type Drawn<Props> = (props: Props) => ReactNode
type Part<Component> = Component extends Drawn<infer Props> ? ComponentType<Props> : never

const ahead: { load: () => Promise<unknown>; isSpared: boolean }[] = []
const lost = new Set<() => void>()

/** A part of the app did not arrive; drawn again after `askForLostParts` it is asked for once more. */
export class ChunkLoadError extends Error {
  override name = 'PartLost'
}

/**
 * A component that loads when it is first drawn, together with its texts: the one way to load anything later.
 * `name` is its export, `default` for a screen. Draw it under a Suspense; a loss is a `PartLost` for the boundary
 * above. `ahead`: it is on the way to an order, so it is fetched when the first screen is done, before it is needed and
 * while there is a network; `surely`: the same where data is saved, because without a network it is what is drawn.
 */
export function lazyComponent<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  when: 'drawn' | 'ahead' | 'surely' = 'drawn',
): Part<Module[Name]> {
  if (when !== 'drawn') ahead.push({ load, isSpared: when === 'ahead' })
  const begin = () =>
    lazy(async () => {
      try {
        const [module] = await Promise.all([load(), restOfTexts()])
        return { default: module[name] as ComponentType<object> }
      } catch (cause) {
        // Not at once: the failed one must be drawn as failed first, else it would be asked for without end.
        lost.add(() => {
          Loaded = begin()
        })
        throw new ChunkLoadError(`${String(name)}: ${cause}`)
      }
    })
  let Loaded = begin()
  return ((props: object) => createElement(Loaded, props)) as Part<Module[Name]>
}

/** Lets every part that did not arrive be asked for again, its style sheets too: the loader asks for those only once. */
export function askForLostParts(): void {
  for (const again of lost) again()
  lost.clear()
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet) link.replaceWith(link.cloneNode())
}

type Connection = { connection?: { saveData?: boolean } }

/**
 * Fetches the parts that are wanted ahead, one after the other, whenever nothing else is to do; for a customer whose
 * browser is told to save data only those that are of no use later.
 */
export async function fetchAhead(idle: () => Promise<unknown>): Promise<void> {
  const isSaving = (navigator as Connection).connection?.saveData
  for (const { load, isSpared } of ahead.splice(0)) {
    if (isSaving && isSpared) continue
    await idle()
    // Offline it is asked for again when it is drawn.
    await load().catch(() => {})
  }
}
