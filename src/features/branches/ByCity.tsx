import { useAtomValue } from 'jotai'
import { byCity } from '#/domain/geo/city.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { citiesAtom } from '#/tenant/merchant.ts'
import css from './ByCity.module.css'

/** Branches of several cities, each under its name. With a city chosen all are of the same one, which needs none. */
export function ByCity<B extends { cityId: string | null }>({
  branches,
  children,
}: {
  branches: readonly B[]
  children: (branches: readonly B[]) => React.ReactElement
}) {
  const textIn = useTextIn()
  return byCity(branches, useAtomValue(citiesAtom)).map(({ city, branches: own }) => (
    <section key={city?.id ?? ''} className={css.city}>
      {city && <h2 className={css.name}>{textIn(city.name)}</h2>}
      {children(own)}
    </section>
  ))
}
