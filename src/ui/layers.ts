import { atom } from 'jotai'

type Layer = { dialog: HTMLElement; actions: HTMLElement | null }

const layersAtom = atom<readonly Layer[]>([])

/** The dialog on top: notices are rendered inside it, because all outside a modal dialog is inert. */
export const topDialogAtom = atom((get) => get(layersAtom).at(-1)?.dialog ?? null)

/**
 * Where the web's action bar belongs while a sheet with an action of its own is on top: the layout renders the bar
 * into this element by a portal. Null: in the page.
 */
export const actionHostAtom = atom((get) => get(layersAtom).at(-1)?.actions ?? null)

/** Puts a dialog on top; the returned function removes it. */
export const addLayerAtom = atom(null, (_get, set, layer: Layer) => {
  set(layersAtom, (layers) => [...layers, layer])
  return () => set(layersAtom, (layers) => layers.filter((other) => other !== layer))
})

/** An element of the page for its main button on the web: sign-in has it under the field, not in a bar. */
export const actionSlotAtom = atom<HTMLElement | null>(null)
