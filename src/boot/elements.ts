import { createElement } from './dom-jsx.ts'
import { addressesOf, countAsSeen, isUnseen, loadInSight } from './pictures.ts'

/*
 * Elements as data, for the next visit. They are not stored as markup: the policy of the page forbids styles in it.
 */

/** A text, or an element with its attributes and content. */
export type Described = string | readonly [tag: string, attributes: Attributes, ...content: Described[]]
type Attributes = Readonly<Record<string, string>>

/** Describes the content of an element; pictures out of sight with their addresses. */
export const contentOf = (element: Element): Described[] => [...element.childNodes].map(describe)

function describe(node: Node): Described {
  if (!(node instanceof Element)) return node.textContent ?? ''
  const given = [...node.attributes].map(({ name, value }) => [name, value] as const)
  const attributes = Object.fromEntries([...given, ...addressesOf(node)])
  // Waiting for one that has been in sight would only make the next visit lay out its page twice.
  if (attributes.loading === 'lazy' && !isUnseen(node)) attributes.loading = 'eager'
  return [node.localName, attributes, ...contentOf(node)]
}

/** Appends the elements that were described. */
export function appendDescribed(parent: Element, content: readonly Described[]): void {
  for (const one of content) {
    if (typeof one === 'string') {
      parent.appendChild(new Text(one))
      continue
    }
    const [tag, attributes, ...rest] = one
    const element = createElement(tag)
    for (const [name, value] of Object.entries(attributes)) {
      // By CSSOM, which the policy allows.
      if (name === 'style') element.style.cssText = value
      else element.setAttribute(name, value)
    }
    if (attributes.loading === 'lazy') loadInSight(element)
    else if (attributes.srcset) countAsSeen(element)
    appendDescribed(element, rest)
    parent.appendChild(element)
  }
}
