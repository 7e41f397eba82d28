/** Paying for an order that was placed, and its receipt. */
export { Receipt } from './Receipt.tsx'
export { Unpaid } from './Unpaid.tsx'

/** Sends the customer to pay an order just placed: `payAtOnce` of ./payment-page.ts. */
export async function payAtOnce(
  ...order: Parameters<typeof import('./payment-page.ts').payAtOnce>
): Promise<void> {
  const page = await import('./payment-page.ts')
  await page.payAtOnce(...order)
}
