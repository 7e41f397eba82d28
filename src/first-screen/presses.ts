/*
 * Everything that can be pressed on the first screen has a name, `data-press`, which is the same whether boot has drawn
 * it or the app. What was pressed before the app was there is pressed again by that name.
 */

/** What a press does: `add` and `take` change the basket, the others lead somewhere. */
export type PressKind = 'add' | 'take' | 'open' | 'favourite' | 'category' | 'group' | 'banner' | 'all' | 'go'

export const pressOf = (kind: PressKind, id: string) => `${kind} ${id}`

/** The kind and id of a press; null for a text that names none. */
export function parsePress(press: string | undefined): { kind: PressKind; id: string } | null {
  const [kind, id] = press?.split(' ') ?? []
  return kind && id ? { kind: kind as PressKind, id } : null
}
