/*
 * The JSX runtime of boot, which creates elements of the document. The build of boot replaces React's runtime by it, so
 * that both use the views of `src/first-screen`.
 */

export type Renderable = Node | string | number | boolean | null | undefined | readonly Renderable[]
type Props = { children?: Renderable } & Record<string, unknown>
type View = (props: Props) => Renderable

/** Numbers in a style that are no px. */
const UNITLESS = /^--|^(aspectRatio|opacity|order|zIndex|lineHeight|flex)/

const SVG = 'http://www.w3.org/2000/svg'
const SVG_TAGS = new Set(['svg', 'path'])

/** An element of the document, or of a drawing in it. */
const createElement = (tag: string): HTMLElement | SVGElement =>
  SVG_TAGS.has(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag)

/** Called by compiled JSX. Listeners, refs and keys are ignored: boot listens for events at its root. */
export function jsx(type: string | View, props: Props): Renderable {
  if (typeof type === 'function') return type(props)
  const element = createElement(type)
  for (const [name, value] of Object.entries(props)) setProp(element, name, value)
  append(element, props.children)
  return element
}
export { jsx as jsxs }
export const Fragment = ({ children }: Props) => children

/** Appends the result of a view; values that React ignores are ignored. */
export function append(parent: Node, content: Renderable) {
  if (Array.isArray(content)) for (const one of content) append(parent, one)
  else if (content instanceof Node) parent.appendChild(content)
  else if (content !== '' && (typeof content === 'string' || typeof content === 'number'))
    parent.appendChild(new Text(String(content)))
}

function setProp(element: HTMLElement | SVGElement, name: string, value: unknown) {
  if (name === 'children' || value === undefined || value === null || typeof value === 'function') return
  if (name === 'style') return setStyle(element, value as Record<string, string | number | undefined>)
  const isText = /^(aria|data)-|^draggable$/.test(name)
  if (value === false && !isText) return
  const attribute = name === 'className' ? 'class' : name
  element.setAttribute(attribute, value === true && !isText ? '' : String(value))
}

/** By CSSOM, which the policy allows. */
function setStyle({ style }: HTMLElement | SVGElement, given: Record<string, string | number | undefined>) {
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue
    const property = name.startsWith('--')
      ? name
      : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    style.setProperty(
      property,
      typeof value === 'number' && !UNITLESS.test(name) ? `${value}px` : String(value),
    )
  }
}

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
