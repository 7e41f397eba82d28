import { type LazyExoticComponent, lazy, type ReactNode } from 'react'
import { restOfTexts } from './catalog.ts'

type Drawn<Props> = (props: Props) => ReactNode
type Part<Component> = Component extends Drawn<infer Props> ? LazyExoticComponent<Drawn<Props>> : never

/**
 * A component that loads when it is first drawn, together with its texts: the one way to load anything later.
 * `name` is its export, `default` for a screen. Draw it under a Suspense.
 */
export function part<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): Part<Module[Name]> {
  const loaded = lazy(async () => {
    const [module] = await Promise.all([load(), restOfTexts()])
    return { default: module[name] as Drawn<object> }
  })
  return loaded as unknown as Part<Module[Name]>
}
