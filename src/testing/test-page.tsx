import { i18n } from '@lingui/core'
import { createStore, Provider } from 'jotai'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Texts } from '#/i18n/Texts.tsx'

// jsdom has the dialog element and its `open`, but not its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

// Nor does it lay anything out, so no size ever changes.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** For tests: renders into the document as the app does, English texts, a store of its own. */
export async function render(element: ReactNode) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const store = createStore()
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const rerender = (next: ReactNode) =>
    act(async () =>
      root.render(
        <Texts>
          <Provider store={store}>{next}</Provider>
        </Texts>,
      ),
    )
  await rerender(element)
  const remove = async () => {
    await act(async () => root.unmount())
    place.remove()
  }
  return { store, rerender, remove }
}

/** The one element with this role and accessible name (aria-label, label or text). */
export function byRole(role: string, name: string, within: ParentNode = document): HTMLElement {
  const found = allByRole(role, within).filter((element) => nameOf(element) === name)
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} of ${role} "${name}"`)
  return found[0]
}

const NATIVE: Record<string, string> = {
  button: 'button',
  textbox: 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea',
  slider: 'input[type="range"]',
  dialog: 'dialog',
  heading: 'h1, h2, h3, h4',
  radio: 'input[type="radio"]',
  checkbox: 'input[type="checkbox"]',
}

/** Every element with this role. */
export const allByRole = (role: string, within: ParentNode = document) => [
  ...within.querySelectorAll<HTMLElement>(`[role="${role}"]${NATIVE[role] ? `, ${NATIVE[role]}` : ''}`),
]

/** Its accessible name: aria-label, label or text. */
export function nameOf(element: HTMLElement): string {
  const labelledBy = element.getAttribute('aria-labelledby')
  const label = element.id ? document.querySelector(`label[for="${element.id}"]`) : element.closest('label')
  const named =
    element.getAttribute('aria-label') ?? (labelledBy ? document.getElementById(labelledBy) : label)
  const text = typeof named === 'string' ? named : (named ?? element).textContent
  return (text ?? '').trim()
}

/** Presses an element. */
export const press = (element: HTMLElement) => act(async () => element.click())

/** Types (or pastes) the whole text into a field. */
export const type = (element: HTMLElement, text: string) =>
  act(async () => {
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set
    set?.call(element, text)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
