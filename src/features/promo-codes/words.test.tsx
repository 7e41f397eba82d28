// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { renderShop } from '#/testing/test-shop.tsx'
import { useGives } from './words.ts'

let page: Awaited<ReturnType<typeof renderShop>>
afterEach(() => page.remove())

const Gives = ({ promo }: { promo: Parameters<ReturnType<typeof useGives>>[0] }) => <p>{useGives()(promo)}</p>

test.each([
  ['PERCENTAGE', 10, 0, '−10% on dishes'],
  ['PERCENTAGE', 10, 50, '−10% on dishes · −50% on delivery'],
  ['PERCENTAGE', 0, 100, 'Free delivery'],
  ['FIXED', 0, 100, '−100 UZS on delivery'],
])(
  '%s, %d of the dishes and %d of the delivery: %s (PC-03)',
  async (discountType, dishes, delivery, says) => {
    const promo = { discountType, productDiscount: dishes, deliveryDiscount: delivery }
    page = await renderShop(<Gives promo={promo} />)
    expect(document.querySelector('p')?.textContent?.replaceAll('\u00a0', ' ')).toBe(says)
  },
)
