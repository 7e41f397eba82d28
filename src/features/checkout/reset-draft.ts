import { atom } from 'jotai'
import { changeDraftAtom } from '#/features/draft/index.ts'
import { wishesAtom } from './wishes.ts'

/**
 * After a placed order (spec section 4): promo, comments, cutlery, cashback and the chosen times go. Where, who, how it
 * is paid and what to do about missing dishes stay, so that the next order is one tap (design 4.4).
 */
export const resetDraftAtom = atom(null, (_get, set) => {
  set(wishesAtom, { cutlery: 0 })
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
