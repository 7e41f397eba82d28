/*
 * The shop's own submit, journal, check and basket as one script for the simulated pages of browser.ts. Each page runs
 * it in a realm of its own, as a browser would.
 */
import { createStore } from 'jotai'
import { connectApi } from '#/api/api.ts'
import type { Merchant } from '#/api/schema/merchant.ts'
import type { User } from '#/api/schema/user.ts'
import type { AddToBasketInput } from '#/domain/basket/basket-lines.ts'
import type { OrderRequest } from '#/domain/order/order-request.ts'
import { addToBasketAtom, basketLinesAtom, setLineCountAtom } from '#/features/basket/index.ts'
import { journalAtom, submitPhaseAtom } from '#/features/order-submission/journal.ts'
import {
  checkAgain,
  discardSubmit,
  orderAgain,
  resumeSubmit,
  submitOrder,
} from '#/features/order-submission/submit.ts'
import { isBasketPersistedAtom } from '#/session/basket.ts'
import { forgetCustomerAtom } from '#/session/logout.ts'
import { beginSessionAtom, customerAtom } from '#/session/session.ts'
import { brandAtom, merchantAtom } from '#/tenant/merchant.ts'

export type Customer = { token: string; id: string }
/** A shop and its customer. `isIn`: signed in; else the customer that the storage names. */
export type Shop = { merchantId: string; customer: Customer; knowsKeys: boolean; isIn: boolean }

/** Opens the shop in this page. */
export function open({ merchantId, customer, knowsKeys, isIn, isWatched }: Shop & { isWatched: boolean }) {
  const store = createStore()
  connectApi({
    baseURL: 'https://shop.test',
    idempotency: knowsKeys,
    headers: () => ({
      Merchant: merchantId,
      Channel: 'WEB',
      ...(store.get(customerAtom) && { Authorization: `Bearer ${customer.token}` }),
    }),
    onFailure: () => {},
  })
  store.set(merchantAtom, { id: merchantId } as Merchant)
  const signIn = () =>
    store.set(beginSessionAtom, {
      token: customer.token,
      needPhone: false,
      user: { id: customer.id, firstName: '', lastName: '', phone: '', cashback: 0, balance: 0 } as User,
    } as never)
  if (isIn) signIn()
  if (isWatched) {
    // A subscription as a screen has it, which makes the page follow the other tabs.
    store.sub(basketLinesAtom, () => {})
    store.sub(submitPhaseAtom, () => {})
  }
  return {
    lines: () => store.get(basketLinesAtom),
    add: (input: AddToBasketInput) => void store.set(addToBasketAtom, input),
    setCount: (key: string, count: number) => void store.set(setLineCountAtom, { key, count }),
    phase: () => store.get(submitPhaseAtom),
    journal: () => store.get(journalAtom),
    isBasketPersisted: () => store.get(isBasketPersistedAtom),
    /** `request` is text, because the objects of a page must come from its own realm. */
    submit: (request: string, lines: { key: string; count: number }[]) =>
      submitOrder(store, { request: JSON.parse(request) as OrderRequest, lines, phone: '+998712000001' }),
    resume: () => resumeSubmit(store, customer.id),
    checkAgain: () => checkAgain(store),
    orderAgain: () => orderAgain(store),
    discard: () => discardSubmit(store),
    brand: (id: string | null) =>
      store.set(
        brandAtom,
        id === null ? null : { id, merchantId, name: id, domainUrl: '', color: '', image: '', page: null },
      ),
    logout: () => store.set(forgetCustomerAtom),
    signIn,
  }
}
export type OpenPage = ReturnType<typeof open>
