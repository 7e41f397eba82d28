import { safeUrl } from '#/lib/safe-url.ts'

/** A fiscal receipt as an order carries it. `at`: ISO 8601; fields are empty where the server says nothing. */
export type FiscalReceipt = {
  readonly url: string
  readonly fiscalSign: string
  readonly terminalId: string
  readonly at: string | null
}

/**
 * The receipt that an order shows (BX-33): of a paid order, at an address that a browser opens as a page; null otherwise.
 * A receipt without such an address cannot be checked by anybody, so it is none.
 */
export function shownReceipt({
  isPaid,
  receipt,
}: {
  isPaid: boolean | null
  receipt: FiscalReceipt | null
}): FiscalReceipt | null {
  const url = isPaid && receipt ? safeUrl(receipt.url) : null
  return receipt && url?.startsWith('http') ? { ...receipt, url } : null
}
