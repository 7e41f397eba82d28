// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { savedNearestBranchAtom, savedSessionAtom } from '#/session/saved.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { drawShop, sentBranches, settle } from '#/testing/test-shop.tsx'
import { noticesAtom } from '#/ui/notices/notices.ts'
import { ClosedBranch } from './ClosedBranch.tsx'
import { NearestBranchSync } from './NearestBranchSync.tsx'
import { ServiceSwitch } from './ServiceSwitch.tsx'

let page: Awaited<ReturnType<typeof drawShop>>
beforeEach(() => localStorage.clear())
afterEach(() => page.remove())

const on = (delivery: boolean, pickup: boolean, dineIn: boolean) => ({
  deliveryActive: delivery,
  pickupActive: pickup,
  dineInActive: dineIn,
})
test.each([
  ['all three', on(true, true, true), ['Delivery', 'Pick-up', 'Dine in']],
  ['two', on(true, true, false), ['Delivery', 'Pick-up']],
  ['one: nothing to choose', on(false, true, false), []],
])('services of a merchant: %s (CO-01)', async (_what, settings, expected) => {
  page = await drawShop(<ServiceSwitch />, { settings })
  const shown = [...document.querySelectorAll('input[type="radio"]')].map(
    (radio) => radio.closest('label')?.textContent,
  )
  expect(shown).toEqual(expected)
})

test.each([
  ['that works stays', {}, true, []],
  [
    'that gives nothing away any more is dropped, in words',
    { isActive: false },
    false,
    ['The branch you chose is no longer available'],
  ],
])('a stored pick-up branch %s (PU-06)', async (_what, change, isKept, said) => {
  const [branch] = sentBranches
  const id = branch?.id ?? ''
  let give = () => {}
  const asked = new Promise<void>((done) => {
    give = done
  })
  page = await drawShop(<ClosedBranch id={id} />, {
    answer: (path) =>
      path.endsWith('/branches/full') ? asked.then(() => Response.json([{ ...branch, ...change }])) : null,
  })
  await act(async () => page.store.set(changeDraftAtom, { pickupBranchId: id }))
  give()
  await settle()
  expect(page.store.get(draftAtom).pickupBranchId).toBe(isKept ? id : null)
  expect(page.store.get(noticesAtom).map(({ text }) => text)).toEqual(said)
})

test('another address has its own branch, which is kept; a customer is asked about with the token (DL-07)', async () => {
  const [chilonzor, yunusobod] = sentBranches
  let nearest = chilonzor
  const asked: string[] = []
  page = await drawShop(<NearestBranchSync />, {
    answer: (path) => {
      if (!path.includes('/closest')) return null
      asked.push(path)
      return Response.json({ ...nearest, distance: 900, isOpen: true })
    },
  })
  const { store } = page
  expect(store.get(nearestBranchAtom)?.id).toBe(chilonzor?.id)
  expect(asked).toEqual(['/users/v1/branches/merchant/m-demo/closest'])
  nearest = yunusobod
  await act(async () => {
    store.set(savedSessionAtom, {
      token: 't',
      user: { id: 'u-1', firstName: '', lastName: '', phone: '+998901234567', cashback: 0, balance: 0 },
    })
    store.set(changeDraftAtom, {
      place: {
        latitude: 41.365,
        longitude: 69.288,
        streetName: 'Amir Temur',
        houseNumber: '129',
        cityId: null,
        landmark: '',
        details: '',
        meetsOutside: false,
        photo: '',
        note: '',
        type: 'HOUSE',
        mode: 'MAP',
        savedId: null,
      },
    })
  })
  await settle()
  expect(asked.at(-1)).toBe('/users/v1/local/branch/closest/WITH_TOKEN')
  expect(store.get(nearestBranchAtom)?.id).toBe(yunusobod?.id)
  expect(store.get(savedNearestBranchAtom)).toMatchObject({ id: yunusobod?.id })
})
