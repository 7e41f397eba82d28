/** The city a visitor starts in (ST-09): the only one, the chosen, the merchant's main, the address's, the first. */
export function defaultCity<C extends { readonly id: string }>(
  cities: readonly C[],
  known: { mainCityId: string | null; addressCityId: string | null; chosenId: string | null },
): C | null {
  if (cities.length < 2) return cities[0] ?? null
  const byId = (id: string | null) => cities.find((city) => city.id === id)
  return byId(known.chosenId) ?? byId(known.mainCityId) ?? byId(known.addressCityId) ?? cities[0] ?? null
}
