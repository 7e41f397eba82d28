// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DraftPlace } from '#/features/order-draft/index.ts'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { savedSessionAtom } from '#/session/saved.ts'
import { orderWith } from '#/testing/test-order.ts'
import { byRole, press } from '#/testing/test-page.tsx'
import { draftPlace } from '#/testing/test-place.ts'
import { renderShop, settle } from '#/testing/test-shop.tsx'
import { useKeepOrdered, useSavedAddresses } from './index.ts'

/* Where a delivery goes is kept in the account by itself (DL-18). */

const ALL = '/users/v1/addresses/WITH_TOKEN'
const user = { id: 'u-1', firstName: 'Aziza', lastName: '', phone: '+998901234567', cashback: 0, balance: 0 }
const place = draftPlace({ type: 'APARTMENT' })
const door = { entrance: '1', floor: '2', office: '57', domophone: '' }
const { latitude, longitude } = place
const delivery = orderWith({ address: { streetName: 'Bunyodkor', latitude, longitude } })
const saved = (id: string, at: { latitude: number; longitude: number }) => ({
  ...{ id, type: 'APARTMENT', name: '', streetName: 'Bunyodkor', houseNumber: '12' },
  ...{ latitude: at.latitude, longitude: at.longitude },
})

let page: Awaited<ReturnType<typeof renderShop>>
let sent: unknown[]
beforeEach(() => {
  localStorage.clear()
  sent = []
})
afterEach(() => page.remove())

function Placed({ order }: { order: typeof delivery }) {
  const keep = useKeepOrdered()
  useSavedAddresses()
  return <button type="button" onClick={() => void keep(order)}>{`Placed`}</button>
}

type Given = {
  order?: typeof delivery
  place?: Partial<DraftPlace>
  known?: object[] | null
  isGuest?: boolean
  status?: number
  /** While the page has read what the account has. */
  beforePress?: () => void
}
async function afterOrder({
  order = delivery,
  place: own = {},
  known = [],
  isGuest,
  status = 201,
  beforePress,
}: Given = {}) {
  page = await renderShop(<Placed order={order} />, {
    prepare: (store) => store.set(changeDraftAtom, { place: { ...place, ...own }, door }),
    answer: (path, body) => {
      if (path !== ALL) return null
      if (body === undefined) return known && Response.json(known)
      sent.push(body)
      return Response.json(saved('a-new', place), { status })
    },
  })
  if (!isGuest) await act(async () => page.store.set(savedSessionAtom, { token: 't', user }))
  if (beforePress) {
    await settle()
    beforePress()
  }
  await press(byRole('button', 'Placed'))
  await settle()
}

test('with its door and without a name, and the next order goes to the saved one', async () => {
  await afterOrder()
  expect(sent).toMatchObject([{ name: '', streetName: place.streetName, latitude, longitude, office: '57' }])
  expect(page.store.get(draftAtom).place).toMatchObject({ savedId: 'a-new', mode: 'SAVED' })
})

test('once', async () => {
  await afterOrder()
  await press(byRole('button', 'Placed'))
  await settle()
  expect(sent).toHaveLength(1)
})

test('nothing that another tab has saved since the account was read', async () => {
  const known: object[] = []
  await afterOrder({ known, beforePress: () => known.push(saved('a-1', place)) })
  expect(sent).toEqual([])
})

test.each<[string, Given]>([
  ['that the account has', { known: [saved('a-1', place)] }],
  [
    'that the account has under another name, its pin some steps away',
    { known: [{ ...saved('a-1', { latitude: latitude + 0.0003, longitude }), streetName: 'Бунёдкор' }] },
  ],
  ['that was chosen from it', { place: { savedId: 'a-1' } }],
  ['of a pick-up', { order: orderWith({ serviceType: 'PICK_UP' }) }],
  [
    'of another place than this device has',
    { order: orderWith({ address: { latitude: 40, longitude: 65 } }) },
  ],
  ['without a street', { place: { streetName: ' ' } }],
  ['of a guest', { isGuest: true }],
  ['while nobody knows what the account has', { known: null }],
])('nothing %s', async (_what, given) => {
  await afterOrder(given)
  expect(sent).toEqual([])
})

test('an account that takes no more leaves the address as it was', async () => {
  await afterOrder({ status: 400 })
  expect(page.store.get(draftAtom).place).toMatchObject({ savedId: null })
})
