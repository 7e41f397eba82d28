/*
 * What JSX becomes in boot: elements of the document, at once. The build of boot puts it in the place of React's
 * runtime, so that the views of `src/first-screen` are the same for both.
 */

export type Drawn = Node | string | number | boolean | null | undefined | readonly Drawn[]
type Props = { children?: Drawn } & Record<string, unknown>
type View = (props: Props) => Drawn

const SVG = 'http://www.w3.org/2000/svg'
/** Numbers in a style that are no px. */
const UNITLESS = /^--|^(aspectRatio|opacity|order|zIndex|lineHeight|flex)/

/** Called by compiled JSX. Listeners, refs and keys are React's: what boot draws is listened to at its root. */
export function jsx(type: string | View, props: Props): Drawn {
  if (typeof type === 'function') return type(props)
  const isSvg = type === 'svg' || type === 'path'
  const element = isSvg ? document.createElementNS(SVG, type) : document.createElement(type)
  for (const [name, value] of Object.entries(props)) setProp(element, name, value)
  append(element, props.children)
  return element
}
export { jsx as jsxs }
export const Fragment = ({ children }: Props) => children

/** Adds what a view has drawn; nothing for what React draws nothing of. */
export function append(parent: Node, drawn: Drawn) {
  if (Array.isArray(drawn)) for (const one of drawn) append(parent, one)
  else if (drawn instanceof Node) parent.appendChild(drawn)
  else if (drawn !== '' && (typeof drawn === 'string' || typeof drawn === 'number'))
    parent.appendChild(new Text(String(drawn)))
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
