/*
 * The data we store in the state of a history entry, beside the router's: `depth`, how many pages of ours are before
 * it, and `layer`, how many layers are open on it. Only this module reads and writes that state.
 */

type Field = 'depth' | 'layer'
type Page = Pick<Window, 'history'>

/** Null: the entry is not ours, or is new. */
export function readEntry(name: Field, { history }: Page = window): number | null {
  const state: unknown = history.state
  const value = typeof state === 'object' && state !== null ? Reflect.get(state, name) : null
  return typeof value === 'number' ? value : null
}

/** Changes the present entry, or pushes a copy with the change. */
export function writeEntry(
  fields: Partial<Record<Field, number>>,
  how: 'replace' | 'push' = 'replace',
  { history }: Page = window,
): void {
  const state = { ...history.state, ...fields }
  if (how === 'push') history.pushState(state, '')
  else history.replaceState(state, '')
}
