// @vitest-environment jsdom
import { useAtomValue } from 'jotai'
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addToBasketAtom } from '#/features/basket/index.ts'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { branchOpenFromTen, productNamed, sentBranches } from '#/testing/test-menu.ts'
import { byRole, press } from '#/testing/test-page.tsx'
import { draftPlace } from '#/testing/test-place.ts'
import { renderShop, settle } from '#/testing/test-shop.tsx'
import { noticesAtom, notify } from '#/ui/notices/notices.ts'
import { AddressLayer } from './AddressLayer.tsx'
import { useTakeAddress } from './take-address.ts'

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => localStorage.clear())
afterEach(() => page.remove())

test('that another branch is nearer to the address is not said beside another service (CX-15)', async () => {
  page = await renderShop(<AddressLayer />)
  const { store } = page
  await act(async () => {
    store.set(changeDraftAtom, { service: 'DELIVERY' })
    notify(store, { text: 'Chilanzar is closer', outcomeOf: 'address' })
    notify(store, 'Removed')
  })
  await settle()
  expect(store.get(noticesAtom).map(({ text }) => text)).toEqual(['Chilanzar is closer', 'Removed'])
  // As a line of the basket or a card of the map does, which know nothing of the notice.
  await act(async () => store.set(changeDraftAtom, { service: 'PICK_UP' }))
  expect(store.get(noticesAtom).map(({ text }) => text)).toEqual(['Removed'])
})

const here = branchOpenFromTen({ open: '00:00', close: '24:00' })
const near = {
  ...here,
  id: sentBranches[1]?.id ?? '',
  name: { uz: 'Mirobod', ru: 'Мирабад', eng: 'Mirabad' },
}

function TakeAddress() {
  const take = useTakeAddress()
  const { door } = useAtomValue(draftAtom)
  return (
    <button type="button" onClick={() => take(draftPlace(), door, near)}>
      Take
    </button>
  )
}

test.each([
  ['an empty basket', [], 'Mirabad is closer, so your order will come from there'],
  ['a basket that it has', ['Norin with horse meat'], 'Mirabad is closer and has everything in your basket'],
])('a nearer branch is named in one sentence: %s (CX-15)', async (_what, dishes, said) => {
  page = await renderShop(<TakeAddress />)
  await act(async () => {
    page.store.set(nearestBranchAtom, here)
    for (const dish of dishes)
      page.store.set(addToBasketAtom, { productId: productNamed(dish).id, choices: {}, note: '', count: 1 })
  })
  await settle()
  await press(byRole('button', 'Take'))
  expect(page.store.get(noticesAtom).map(({ text }) => text)).toEqual([said])
})
