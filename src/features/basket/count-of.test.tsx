// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderShop } from '#/testing/test-shop.tsx'
import { addToBasketAtom, changeLinesAtom, useProductCount } from './lines.ts'

let page: Awaited<ReturnType<typeof renderShop>>
let rendered: string[] = []
function Count({ of }: { of: string }) {
  rendered.push(of)
  return (
    <p>
      {of} {useProductCount(of)}
    </p>
  )
}
const counts = () => [...document.querySelectorAll('p')].map((p) => p.textContent)
const add = (productId: string, note = '') =>
  act(async () => page.store.set(addToBasketAtom, { productId, choices: {}, note, count: 1 }))

beforeEach(() => localStorage.clear())
afterEach(() => page.remove())

test('a press renders its own dish again and no other; variants count together', async () => {
  page = await renderShop(['osh', 'somsa', 'norin'].map((of) => <Count key={of} of={of} />))
  await add('osh')
  expect(counts()).toEqual(['osh 1', 'somsa 0', 'norin 0'])

  await add('somsa')
  rendered = []
  await add('osh', 'no onion')
  expect(counts()).toEqual(['osh 2', 'somsa 1', 'norin 0'])
  expect(rendered).toEqual(['osh'])

  await act(async () => page.store.set(changeLinesAtom, () => []))
  expect(counts()).toEqual(['osh 0', 'somsa 0', 'norin 0'])
})

test('what lay in the basket before the dish came on the screen is counted at once', async () => {
  page = await renderShop(<Count of="osh" />)
  await add('osh')
  page.remove()
  rendered = []
  page = await renderShop(<Count of="osh" />)
  expect(counts()).toEqual(['osh 1'])
  expect(rendered).toEqual(['osh'])
})
