/*
 * Everything that can be pressed on the first screen has a name, `data-press`, which is the same whether boot or the
 * app has rendered it. A press before the app has started is repeated by that name.
 */

/** The kind of a press: `add` and `take` change the basket, the others lead somewhere. */
export type PressKind =
  | 'add'
  | 'take'
  | 'open'
  | 'favourite'
  | 'category'
  | 'group'
  | 'banner'
  | 'all'
  /** To a page, by its address. */
  | 'go'
  /** A sheet of the page: `address`, `language`. */
  | 'show'
  | 'service'

export const pressOf = (kind: PressKind, id: string) => `${kind} ${id}`

/** The kind and id of a press; null for a text that names none. */
export function parsePress(press: string | undefined): { kind: PressKind; id: string } | null {
  const [kind, id] = press?.split(' ') ?? []
  return kind && id ? { kind: kind as PressKind, id } : null
}
