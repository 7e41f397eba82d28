import { atom } from 'jotai'
import * as v from 'valibot'
import { oneOf } from '#/api/schema/common.ts'
import { maybe } from '#/api/schema/field.ts'
import { IF_MISSING } from '#/domain/order/order-request.ts'
import { changeDraftAtom, type Draft, draftAtom } from './draft.ts'

/** The most people that cutlery can be requested for. */
export const MOST_PEOPLE = 20

const KitchenRequests = v.object({
  ifMissing: oneOf(IF_MISSING, 'CALL'),
  /** For how many people; 0: none, the default (BX-18). */
  cutlery: maybe(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_PEOPLE)), 0),
})
type KitchenRequests = v.InferOutput<typeof KitchenRequests>

const requestsIn = (draft: Draft): KitchenRequests => v.parse(KitchenRequests, draft.wishes ?? {})

/** Requests to the kitchen besides the dishes; stored with the order draft. */
export const kitchenRequestsAtom = atom(
  (get) => requestsIn(get(draftAtom)),
  (get, set, change: Partial<KitchenRequests>) =>
    set(changeDraftAtom, { wishes: { ...requestsIn(get(draftAtom)), ...change } }),
)
