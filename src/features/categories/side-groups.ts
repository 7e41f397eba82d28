import type { Category, Group, Product } from '#/api/schema/menu.ts'

export type SideProps = {
  categories: readonly Category[]
  /** Empty: one flat list (MN-02). */
  groups: readonly Group[]
  productsOf: ReadonlyMap<string, readonly Product[]>
  /** Id of the category being read; null marks none. */
  active: string | null
  /** Where the link of a category leads: its section on this page, or its own page. */
  hrefOf: (categoryId: string) => string
  onChoose: (categoryId: string) => void
}

/** Categories that follow one another in one group, in their order; `group` null: of none that is shown. */
export function inGroups(
  categories: readonly Category[],
  groups: readonly Group[],
): { group: Group | null; members: Category[] }[] {
  const known = new Map(groups.map((group) => [group.id, group]))
  const runs: { group: Group | null; members: Category[] }[] = []
  for (const category of categories) {
    const group = known.get(category.groupId ?? '') ?? null
    const last = runs.at(-1)
    if (last && last.group === group) last.members.push(category)
    else runs.push({ group, members: [category] })
  }
  return runs
}
