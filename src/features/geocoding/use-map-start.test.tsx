// @vitest-environment jsdom

import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Point } from '#/domain/geo/geo.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { renderShop } from '#/testing/test-shop.tsx'
import { useMapStart } from './use-map-start.ts'

let page: Awaited<ReturnType<typeof renderShop>>
let starts: Record<'address' | 'branches', Point>
function Probe() {
  starts = { address: useMapStart('address'), branches: useMapStart('branches') }
  return null
}
beforeEach(() => localStorage.clear())
afterEach(() => page.remove())

test('with no position an address is looked for in the middle of Tashkent, branches where the merchant is (DL-12)', async () => {
  page = await renderShop(<Probe />)
  const { store } = page
  const merchant = store.get(merchantAtom)
  if (!merchant) throw new Error('no merchant')
  await act(async () => store.set(merchantAtom, { ...merchant, latitude: null, longitude: null }))
  expect(starts).toEqual({
    address: { latitude: 41.311321, longitude: 69.279223 },
    branches: { latitude: 41.322711, longitude: 69.241084 },
  })
  await act(async () => store.set(merchantAtom, { ...merchant, latitude: 39.65, longitude: 66.96 }))
  expect(starts.branches).toEqual({ latitude: 39.65, longitude: 66.96 })
})
