// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addLine } from '#/domain/basket/basket-lines.ts'
import { type PersistedBasket, withLines } from '#/domain/basket/persisted-basket.ts'
import { createStorage } from '#/lib/storage.ts'
import { openBasketRecord } from './basket-record.ts'

/* Two records of one page whose browser stores nothing: that of the first screen, and that of the app. */

const denied = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}
const openStorage = () => createStorage({ area: denied })

const line = (productId: string) => ({ productId, choices: {}, note: '', count: 1, seenPrice: 45_000 })
const withProduct = (basket: PersistedBasket, productId: string) =>
  withLines(basket, addLine([...basket], line(productId)), 1_000)
const productsOf = (basket: PersistedBasket) => basket.map(({ productId }) => productId)

beforeEach(() => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  vi.spyOn(document, 'cookie', 'set').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

test('what the first screen still adds when the app has read its basket is read, and kept by the next change', () => {
  let unsaved: PersistedBasket = withProduct([], 'p-1')
  const app = openBasketRecord('basket', openStorage(), () => unsaved)
  expect(productsOf(app.read())).toEqual(['p-1'])

  unsaved = withProduct(unsaved, 'p-2')
  expect(productsOf(app.read())).toEqual(['p-1', 'p-2'])

  const { basket, isPersisted } = app.change((known) => withProduct(known, 'p-3'))
  expect(productsOf(basket)).toEqual(['p-1', 'p-2', 'p-3'])
  expect(isPersisted).toBe(false)
})

test('once the app has emptied the basket, the one of the first screen does not come back', () => {
  const app = openBasketRecord('basket', openStorage(), () => withProduct([], 'p-1'))
  app.change(() => [])
  expect(app.read()).toEqual([])
})
