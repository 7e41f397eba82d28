import { append, type Renderable } from './dom-jsx.ts'

/* Slots of the page that are filled as soon as their content is known. They have no box of their own. */

const NAMES = ['header', 'where', 'service', 'banners', 'menu', 'over'] as const
export type Slots = Readonly<Record<(typeof NAMES)[number], HTMLElement>>

/** An empty slot, which `slotIn` finds by its name. */
export function makeSlot(name: string): HTMLElement {
  const slot = document.createElement('div')
  slot.style.display = 'contents'
  slot.dataset.slot = name
  return slot
}

export const slotIn = (parent: ParentNode, name: string) =>
  parent.querySelector<HTMLElement>(`[data-slot="${CSS.escape(name)}"]`)

export const makeSlots = () => Object.fromEntries(NAMES.map((name) => [name, makeSlot(name)])) as Slots

/** In boot JSX creates elements of the document, although its types are React's. */
export const asRenderable = (jsx: React.ReactNode) => jsx as unknown as Renderable
export const view = (element: HTMLElement) => element as unknown as React.ReactElement

/** Replaces the content of a slot. */
export function fill(slot: HTMLElement, jsx: React.ReactNode) {
  slot.replaceChildren()
  append(slot, asRenderable(jsx))
}
