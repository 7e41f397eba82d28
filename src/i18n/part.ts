import { type LazyExoticComponent, lazy, type ReactNode } from 'react'
import { restOfTexts } from './catalog.ts'

type Drawn<Props> = (props: Props) => ReactNode
type Part<Component> = Component extends Drawn<infer Props> ? LazyExoticComponent<Drawn<Props>> : never

const ahead: (() => Promise<unknown>)[] = []

/**
 * A component that loads when it is first drawn, together with its texts: the one way to load anything later.
 * `name` is its export, `default` for a screen. Draw it under a Suspense. `ahead`: it is on the way to an order, so it
 * is fetched when the first screen is done, before it is needed and while there is a network.
 */
export function part<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  when: 'drawn' | 'ahead' = 'drawn',
): Part<Module[Name]> {
  if (when === 'ahead') ahead.push(load)
  const loaded = lazy(async () => {
    const [module] = await Promise.all([load(), restOfTexts()])
    return { default: module[name] as Drawn<object> }
  })
  return loaded as unknown as Part<Module[Name]>
}

type Connection = { connection?: { saveData?: boolean } }

/**
 * Fetches the parts that are wanted ahead, one after the other, whenever nothing else is to do; nothing for a customer
 * whose browser is told to save data.
 */
export async function fetchAhead(idle: () => Promise<unknown>): Promise<void> {
  if ((navigator as Connection).connection?.saveData) return
  for (const load of ahead.splice(0)) {
    await idle()
    // Offline it is asked for again when it is drawn.
    await load().catch(() => {})
  }
}
