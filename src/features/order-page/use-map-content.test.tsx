// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Order } from '#/api/schema/order.ts'
import { orderWith } from '#/testing/test-order.ts'
import { render } from '#/testing/test-page.tsx'
import { useMapContent } from './use-map-content.ts'

/** How many points the line of an order has on its map. */
function Line({ order }: { order: Order }) {
  return <p>{useMapContent(order, null).content.way?.length}</p>
}

const places = {
  branch: { ...orderWith({}).branch, latitude: 41.28, longitude: 69.2 } as Order['branch'],
  address: { ...orderWith({}).address, latitude: 41.3, longitude: 69.25 } as Order['address'],
}

test.each([
  ['COOKING', '2'],
  ['DELIVERED', '0'],
  ['CANCELED', '0'],
] as const)('%s: the line of a delivery has %s points (OR-03)', async (status, points) => {
  const page = await render(<Line order={orderWith({ serviceType: 'DELIVERY', status, ...places })} />)
  expect(document.querySelector('p')?.textContent).toBe(points)
  await page.remove()
})
