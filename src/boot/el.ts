type Child = Node | string | null | false | undefined

/** An element by name, classes and content; text is only ever text. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  classes: string | undefined,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (classes) made.className = classes
  for (const child of children) if (child) made.append(child)
  return made
}

/** Style by CSSOM, which the policy allows; a number is px. */
export function styled<E extends HTMLElement>(element: E, style: Record<string, string | number>): E {
  for (const [name, value] of Object.entries(style))
    element.style.setProperty(name, typeof value === 'number' ? `${value}px` : value)
  return element
}
