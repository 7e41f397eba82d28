import { atom } from 'jotai'
import { changeDraftAtom } from '#/features/draft/index.ts'

/**
 * After a placed order (spec section 4): promo, comments, cashback and the chosen times go. Where, who and how it is
 * paid stay, so that the next order is one tap (design 4.4).
 */
export const resetDraftAtom = atom(null, (_get, set) => {
  set(changeDraftAtom, {
    promo: null,
    wantedPromo: '',
    comment: '',
    courierNote: '',
    hasCashback: false,
    when: null,
    pickupWhen: null,
    tableWhen: null,
    changeFrom: null,
    receiver: null,
  })
})
