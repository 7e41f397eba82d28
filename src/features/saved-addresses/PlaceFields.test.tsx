// @vitest-environment jsdom

import { act, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { NO_DOOR } from '#/domain/order/door.ts'
import { savedSessionAtom } from '#/session/saved.ts'
import { byRole, press, type } from '#/testing/test-page.tsx'
import { draftPlace } from '#/testing/test-place.ts'
import { renderShop, settle } from '#/testing/test-shop.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { SaveAddress } from './SaveAddress.tsx'

const place = draftPlace()

let page: Awaited<ReturnType<typeof renderShop>>
afterEach(() => page.remove())

const street = () => document.querySelector<HTMLInputElement>('[autocomplete="street-address"]')

/** A form whose error ends with the next letter. */
function Form({ problem }: { problem: string | null }) {
  const [error, setError] = useState(problem)
  return <PlaceFields words={place} error={error} onChange={() => setError(null)} />
}

test('a known street is asked for when the customer corrects it, and has the cursor then', async () => {
  page = await renderShop(<Form problem={null} />)
  expect(street()).toBeNull()
  await press(byRole('button', 'Correct the street or house'))
  expect(street()).toBe(document.activeElement)
})

test('a field that came with an error stays when typing ends the error', async () => {
  page = await renderShop(<Form problem="This place is not found" />)
  await type(byRole('textbox', 'Street or area'), 'Bunyodkor s')
  expect(document.body.textContent).not.toContain('This place is not found')
  expect(street()).not.toBeNull()
})

test('two presses on a name save the address once', async () => {
  localStorage.clear()
  const saved: unknown[] = []
  page = await renderShop(<SaveAddress place={place} door={NO_DOOR} onSaved={() => {}} />, {
    answer: (path, body) => {
      if (path !== '/users/v1/addresses/WITH_TOKEN' || body === undefined) return null
      saved.push(body)
      return new Promise(() => {})
    },
  })
  const user = {
    id: 'u-1',
    firstName: 'Aziza',
    lastName: '',
    phone: '+998901234567',
    cashback: 0,
    balance: 0,
  }
  await act(async () => page.store.set(savedSessionAtom, { token: 't', user }))
  await press(byRole('button', 'Home'))
  await press(byRole('button', 'Home'))
  await settle()
  expect(saved).toHaveLength(1)
})
