// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { savedNearestBranchAtom, savedSessionAtom } from '#/session/saved.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { sentBranches } from '#/testing/test-menu.ts'
import { draftPlace } from '#/testing/test-place.ts'
import { renderShop, settle } from '#/testing/test-shop.tsx'
import { noticesAtom } from '#/ui/notices/notices.ts'
import { AddressRow } from './AddressRow.tsx'
import { ClosedBranch } from './ClosedBranch.tsx'
import { NearestBranchSync } from './NearestBranchSync.tsx'
import { ServiceSwitch } from './ServiceSwitch.tsx'

const yunusobodPlace = draftPlace({
  latitude: 41.365,
  longitude: 69.288,
  streetName: 'Amir Temur',
  houseNumber: '129',
  mode: 'MAP',
})

let page: Awaited<ReturnType<typeof renderShop>>
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
  page = await renderShop(<ServiceSwitch />, { settings })
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
])('a stored pick-up branch %s (PU-06)', async (_what, change, isStillChosen, said) => {
  const [branch] = sentBranches
  const id = branch?.id ?? ''
  let give = () => {}
  const asked = new Promise<void>((done) => {
    give = done
  })
  page = await renderShop(<ClosedBranch id={id} />, {
    answer: (path) =>
      path.endsWith('/branches/full') ? asked.then(() => Response.json([{ ...branch, ...change }])) : null,
  })
  await act(async () => page.store.set(changeDraftAtom, { pickupBranchId: id }))
  give()
  await settle()
  expect(page.store.get(draftAtom).pickupBranchId).toBe(isStillChosen ? id : null)
  expect(page.store.get(noticesAtom).map(({ text }) => text)).toEqual(said)
})

test('another address has its own branch, which is stored; for a customer the request carries the token (DL-07)', async () => {
  const [chilonzor, yunusobod] = sentBranches
  let nearest = chilonzor
  const asked: string[] = []
  page = await renderShop(<NearestBranchSync />, {
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
      place: yunusobodPlace,
    })
  })
  await settle()
  expect(asked.at(-1)).toBe('/users/v1/local/branch/closest/WITH_TOKEN')
  expect(store.get(nearestBranchAtom)?.id).toBe(yunusobod?.id)
  expect(store.get(savedNearestBranchAtom)).toMatchObject({ id: yunusobod?.id })
})

test.each([
  ['its lowest price', {}, 9_000, 'delivery from 9,000 UZS'],
  [
    'the same, however long the street',
    { streetName: 'Amir Temur shoh koʻchasi' },
    9_000,
    'delivery from 9,000 UZS',
  ],
  ['no price where none is known', {}, null, ''],
])(
  'with an empty basket the row of an address says the time and %s (DL-16)',
  async (...[, change, deliveryPrice, fee]) => {
    const etaMinutes = { min: 25, max: 40 }
    const open = {
      isOpen: true,
      inDeliveryZone: true,
      distance: 900,
      etaMinutes,
      open: '',
      close: '',
      workHours: [],
    }
    page = await renderShop(
      <>
        <NearestBranchSync />
        <AddressRow />
      </>,
      {
        answer: (path) =>
          path.includes('/closest') ? Response.json({ ...sentBranches[0], ...open, deliveryPrice }) : null,
      },
    )
    await act(async () => page.store.set(changeDraftAtom, { place: { ...yunusobodPlace, ...change } }))
    await settle()
    const words = (document.body.textContent ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
    expect(words).toContain(['25–40 min', fee].filter(Boolean).join(' · '))
    expect(words.includes('delivery')).toBe(fee.startsWith('delivery'))
  },
)
