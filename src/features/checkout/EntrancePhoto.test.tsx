// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { LANGUAGES, localeOf } from '#/domain/language.ts'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { savedSessionAtom } from '#/session/saved.ts'
import { draftPlace } from '#/testing/test-place.ts'
import { renderShop, until } from '#/testing/test-shop.tsx'
import { noticesAtom } from '#/ui/notices/notices.ts'
import { errorBody, Fault } from '../../../scripts/sandbox/services/errors.ts'
import { EntrancePhoto } from './EntrancePhoto.tsx'

const home = draftPlace({ type: 'APARTMENT' })
const me = { id: 'u-1', firstName: 'Aziza', lastName: '', phone: '+998901234567', cashback: 0, balance: 0 }

let page: Awaited<ReturnType<typeof renderShop>>
afterEach(() => page.remove())

/** Uploads a photo for home; the response arrives when the test calls `arrive`. */
async function send(reply = () => Response.json({ path: 'u/f-1.webp' })) {
  let answer = () => {}
  const held = new Promise<Response>((resolve) => {
    answer = () => resolve(reply())
  })
  page = await renderShop(<EntrancePhoto />, {
    answer: (path) => (path === '/support/v1/files' ? held : null),
  })
  const { store } = page
  await act(async () => {
    store.set(savedSessionAtom, { token: 't', user: me })
    store.set(changeDraftAtom, { place: home })
  })
  const input = document.querySelector('input')
  if (!input) throw new Error('no field for the photo')
  Object.defineProperty(input, 'files', { value: [new File(['photo'], 'door.jpg')] })
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
  /** Delivers the response and waits until the field is enabled again. */
  const arrive = async () => {
    answer()
    await vi.waitFor(async () => {
      await act(() => new Promise((later) => setTimeout(later, 10)))
      expect(document.querySelector('input')?.disabled).toBe(false)
    })
  }
  return { store, arrive }
}

test('a photo belongs to the address it was chosen for (CX-07)', async () => {
  const { store, arrive } = await send()
  await arrive()
  expect(store.get(draftAtom).place?.photo).toBe('u/f-1.webp')
})

test('its field is called by what it does, whatever is under way (CX-07)', async () => {
  const name = () => document.querySelector('input')?.getAttribute('aria-label')
  const { arrive } = await send()
  await until(() => expect(document.querySelector('[role="status"]')?.textContent).toBe('Sending the photo'))
  expect(name()).toBe('Add a photo of the entrance')
  await arrive()
  expect(name()).toBe('Change the photo of the entrance')
})

test('one that arrives after another address was chosen is dropped (CX-07)', async () => {
  const { store, arrive } = await send()
  await act(async () => store.set(changeDraftAtom, { place: { ...home, latitude: 41.3 } }))
  await arrive()
  expect(store.get(draftAtom).place?.photo).toBe('')
})

const REFUSALS = ['FILE_INVALID', 'FILE_TOO_LARGE', 'UNAVAILABLE'] as const

test.each(REFUSALS.flatMap((code) => LANGUAGES.map(({ language }) => [code, language] as const)))(
  'a photo refused by %s says why and what to do, in %s',
  async (code, language) => {
    const body = errorBody(new Fault(code, [{ max: 8 }]), '/support/v1/files', '2026-11-24T12:00:00+05:00')
    const { store, arrive } = await send(() => Response.json(body, { status: body.status }))
    await act(async () => i18n.loadAndActivate({ locale: localeOf(language), messages: {} }))
    await arrive()
    const text = body.description[language]
    expect(text).toMatch(/^[^.]+\. \S/)
    expect(store.get(noticesAtom)).toMatchObject([{ tone: 'error', text }])
    expect(store.get(draftAtom).place?.photo).toBe('')
    expect(document.querySelector('input')?.disabled).toBe(false)
  },
)
