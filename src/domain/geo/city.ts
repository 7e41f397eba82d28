/** The city a visitor starts in (ST-09): the only one, the chosen, the merchant's main, the address's, the first. */
export function defaultCity<C extends { readonly id: string }>(
  cities: readonly C[],
  known: { mainCityId: string | null; addressCityId: string | null; chosenId: string | null },
): C | null {
  if (cities.length < 2) return cities[0] ?? null
  const byId = (id: string | null) => cities.find((city) => city.id === id)
  return byId(known.chosenId) ?? byId(known.mainCityId) ?? byId(known.addressCityId) ?? cities[0] ?? null
}

/** Branches of one city, in their order. `city` null: of no city that is known, or all are of the same one. */
export type CityGroup<B, C> = { readonly city: C | null; readonly branches: readonly B[] }

/** Branches by their city, the city of the first branch first; branches of no known city come before all. */
export function byCity<B extends { readonly cityId: string | null }, C extends { readonly id: string }>(
  branches: readonly B[],
  cities: readonly C[],
): CityGroup<B, C>[] {
  const cityOf = (branch: B) => cities.find(({ id }) => id === branch.cityId) ?? null
  const found = new Set(branches.map(cityOf))
  if (found.size < 2) return [{ city: null, branches }]
  return [...found]
    .sort((a, b) => Number(a !== null) - Number(b !== null))
    .map((city) => ({ city, branches: branches.filter((branch) => cityOf(branch) === city) }))
}
