import { i18n } from '@lingui/core'
import { fireEvent, within as queriesOf } from '@testing-library/react'
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

/** The one element with this role and accessible name. */
export const byRole = (role: string, name: string | RegExp, within: ParentNode = document) =>
  queriesIn(within).getByRole(role, { name })

/** The one field with this label, whatever its role: one for a date has none. */
export const byLabel = (label: string) => queriesIn(document).getByLabelText(label)

/** Every element with this role. */
export const allByRole = (role: string, within: ParentNode = document) =>
  queriesIn(within).queryAllByRole(role)

const queriesIn = (place: ParentNode) => queriesOf(place instanceof HTMLElement ? place : document.body)

/** Presses an element. */
export const press = (element: HTMLElement) => act(async () => fireEvent.click(element))

/** Types (or pastes) the whole text into a field. */
export const type = (element: HTMLElement, value: string) =>
  act(async () => fireEvent.input(element, { target: { value } }))
