// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'
import { openProductAtom } from '#/features/product-card/index.ts'
import { productNamed } from '#/testing/test-menu.ts'
import { allByRole } from '#/testing/test-page.tsx'
import { renderShop } from '#/testing/test-shop.tsx'
import { loadProductSheet, ProductLayer } from './index.ts'

test('once the code of the sheet has loaded, a product opens in the same render (BK-04)', async () => {
  const page = await renderShop(<ProductLayer />)
  await loadProductSheet()
  act(() => page.store.set(openProductAtom, { productId: productNamed('Choyxona oshi').id }))
  expect(allByRole('dialog')).toHaveLength(1)
  await page.remove()
})
