// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { productNamed, sentMenu } from '#/testing/test-menu.ts'
import { byRole, press } from '#/testing/test-page.tsx'
import { renderShop, settle } from '#/testing/test-shop.tsx'
import ProductScreen from './ProductScreen.tsx'
import { ProductSheet } from './ProductSheet.tsx'

/* The page and the sheet of a product that the menu, as it was read, does not have. */

const NAME = 'Norin with horse meat'
const { id } = productNamed(NAME)

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => {
  localStorage.clear()
})
afterEach(() => page.remove())

type Sent = (typeof sentMenu.products)[number]

const Sheet = () => <ProductSheet productId={id} lineKey={undefined} open onClose={() => {}} />

/** Its page or sheet with a menu of which `change` has changed the records, until `mend`. */
async function renderPage(Shown: () => ReactNode, change: (products: readonly Sent[]) => readonly unknown[]) {
  let isMended = false
  const { hook } = memoryLocation({ path: `/product/${id}` })
  page = await renderShop(
    <Router hook={hook}>
      <Route path="/product/:id" component={Shown} />
    </Router>,
    {
      answer: (path) =>
        path === '/products/v1/overalls' && !isMended
          ? Response.json({ ...sentMenu, products: change(sentMenu.products) })
          : null,
    },
  )
  await settle()
  return () => {
    isMended = true
  }
}
const words = () => document.body.textContent ?? ''

const PLACES = [
  ['page', ProductScreen],
  ['sheet', Sheet],
] as const

test.each(PLACES)(
  'its record could not be read: the %s says so, and "Try again" brings it (ER-05)',
  async (_, Shown) => {
    const mend = await renderPage(Shown, (products) =>
      products.map((one) => (one.id === id ? { ...one, costPrice: 'kelishiladi' } : one)),
    )
    expect(words()).toContain('could not be read')
    expect(words()).not.toContain('not available now')
    mend()
    await press(byRole('button', 'Try again'))
    await settle()
    expect(words()).toContain(NAME)
  },
)

test.each(PLACES)(
  'all was read, and it was not there: the %s says that it is not sold here (PR-10)',
  async (_, Shown) => {
    await renderPage(Shown, (products) => products.filter((one) => one.id !== id))
    expect(words()).toContain('This dish isn’t available now')
  },
)
