import { atom } from 'jotai'
import * as v from 'valibot'
import { maybe, oneOf } from '#/api/schema/common.ts'
import { IF_MISSING } from '#/domain/order/order.ts'
import { changeDraftAtom, type Draft, draftAtom } from './draft.ts'

/** The most people that cutlery is put in for. */
export const MOST_PEOPLE = 20

const KitchenRequests = v.object({
  ifMissing: oneOf(IF_MISSING, 'CALL'),
  /** For how many people; 0: none, unless asked for (BX-18). */
  cutlery: maybe(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_PEOPLE)), 0),
})
type KitchenRequests = v.InferOutput<typeof KitchenRequests>

const kept = (draft: Draft): KitchenRequests => v.parse(KitchenRequests, draft.wishes ?? {})

/** What the kitchen is asked for besides the dishes; kept with the order in the making. */
export const kitchenRequestsAtom = atom(
  (get) => kept(get(draftAtom)),
  (get, set, change: Partial<KitchenRequests>) =>
    set(changeDraftAtom, { wishes: { ...kept(get(draftAtom)), ...change } }),
)
