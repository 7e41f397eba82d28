// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { productNamed } from '#/testing/test-menu.ts'
import { byRole, press } from '#/testing/test-page.tsx'
import { renderShop, settle, until } from '#/testing/test-shop.tsx'
import { FilterButton } from './FilterButton.tsx'
import { sortAtom } from './sort.ts'

/* An order of dishes that was chosen on one page is kept for the next one, which may not have it (DX-15). */

let page: Awaited<ReturnType<typeof renderShop>>
afterEach(() => page.remove())

const dishes = [productNamed('Choyxona oshi'), productNamed('Norin with horse meat')]

test.each([
  ['is on where customers have rated these dishes', 2, 'Filters, 1 on', 'Most popular first'],
  ['is off where it tells nothing apart', 1, 'Filters', 'As on the menu'],
])('"most popular first" %s', async (_what, rated, name, checked) => {
  page = await renderShop(<FilterButton look="field" products={dishes} sortable={dishes} />, {
    prepare: (store) => store.set(sortAtom, 'popular'),
    answer: (path) =>
      path === '/products/v1/grade'
        ? Response.json(dishes.slice(0, rated).map(({ id }) => ({ productId: id, grade: 4, count: 9 })))
        : null,
  })
  await until(() => byRole('button', name))
  await settle()
  await press(byRole('button', name))
  await settle()
  const radios = [...document.querySelectorAll<HTMLInputElement>('[type="radio"]')]
  expect(radios.find((one) => one.checked)?.closest('label')?.textContent).toBe(checked)
})
