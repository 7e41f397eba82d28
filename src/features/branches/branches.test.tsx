// @vitest-environment jsdom
import { act } from 'react'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { City } from '#/api/schema/merchant.ts'
import { citiesAtom } from '#/tenant/merchant.ts'
import { branchOpenFromTen } from '#/testing/test-menu.ts'
import { renderShop } from '#/testing/test-shop.tsx'
import { BranchRows } from './BranchRows.tsx'
import { WeekHours } from './WeekHours.tsx'

let page: Awaited<ReturnType<typeof renderShop>>
afterEach(() => page.remove())

const friday = { day: 'FRIDAY', open: '12:00', close: '23:59', isDayOff: false }
test.each([
  ['one time for all days', {}, 'Every day 10:00–20:00'],
  ['around the clock', { open: '00:00', close: '23:59' }, 'Every day, round the clock'],
  ['a day of its own', { workHours: [friday] }, 'Mon–Thu10:00–20:00Friday12:00–00:00Sat–Sun10:00–20:00'],
  [
    'two shifts of a day',
    {
      workHours: [
        { ...friday, open: '17:00' },
        { ...friday, open: '9:00', close: '15:00:00' },
      ],
    },
    'Mon–Thu10:00–20:00Friday09:00–15:00, 17:00–00:00Sat–Sun10:00–20:00',
  ],
  ['what cannot be read', { open: 'ertalab' }, 'not specified'],
  [
    'what can be read of a week',
    { open: 'ertalab', workHours: [friday] },
    'Mon–Thunot specifiedFriday12:00–00:00Sat–Sunnot specified',
  ],
])('the hours of a week: %s (PU-05)', async (_what, change, expected) => {
  page = await renderShop(<WeekHours branch={branchOpenFromTen(change)} />)
  expect(document.body.textContent).toBe(`Opening hours${expected}`)
})

const city = (id: string, eng: string) => v.parse(City, { id, name: { uz: eng, ru: eng, eng } })
test.each([
  ['of several cities are under their names', ['c-2', 'c-1', 'c-2'], ['Bukhara', 'Tashkent']],
  ['of one city need no name', ['c-1', 'c-1'], []],
])('branches %s (ST-09)', async (_what, ids, expected) => {
  const branches = ids.map((cityId, n) => ({
    ...branchOpenFromTen({ id: `br-${n}`, cityId }),
    distance: null,
  }))
  page = await renderShop(<BranchRows branches={branches} onOpen={() => {}} />)
  act(() => page.store.set(citiesAtom, [city('c-1', 'Tashkent'), city('c-2', 'Bukhara')]))
  const names = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)
  expect(names).toEqual(expected)
  expect(document.querySelectorAll('li')).toHaveLength(ids.length)
})

test('a branch of unreadable hours is not called open', async () => {
  const branch = branchOpenFromTen({ open: 'ertalab', close: 'kechgacha' })
  page = await renderShop(<BranchRows branches={[{ ...branch, distance: null }]} onOpen={() => {}} />)
  expect(document.body.textContent).toContain('closed')
  expect(document.body.textContent).not.toContain('open')
})

test('a branch says how long a delivery takes while it delivers, where the server does (BX-19)', async () => {
  const near = (id: string, change: object) => ({ ...branchOpenFromTen({ id, ...change }), distance: null })
  const eta = { etaMinutes: { min: 25, max: 40 } }
  const always = { open: '00:00', close: '23:59' }
  const branches = [
    near('br-1', { ...always, ...eta }),
    near('br-2', always),
    near('br-3', { ...always, ...eta, settings: { deliveryEnabled: false, pickupEnabled: true } }),
  ]
  page = await renderShop(<BranchRows branches={branches} onOpen={() => {}} />)
  const said = [...document.querySelectorAll('li')].map(({ textContent }) =>
    /delivery in [^ ]+/.exec(textContent ?? '')?.[0].replaceAll(/[\u00a0\u2060]/g, ' '),
  )
  expect(said).toEqual(['delivery in 25 – 40 min', undefined, undefined])
})
