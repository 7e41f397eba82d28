import { HandedOver, HandOverCode } from '#/api/schema/hand-over.ts'
import { SharedBasket, SharedInvitation } from '#/api/schema/shared-basket.ts'
import type { CallRow } from './call-row.ts'
import { EmptyBody } from './requests.ts'
import {
  HandOverBody,
  JoinSharedBody,
  SharedChangesBody,
  SharedInvitationBody,
  StartSharedBody,
  TakeBasketBody,
} from './requests-baskets.ts'

const ONE = '/orders/v1/baskets/shared/{basket}'

/** A basket that goes on on another device. */
const HAND_OVER_CALLS: readonly CallRow[] = [
  {
    method: 'POST',
    path: '/orders/v1/baskets/hand-over',
    what: 'Keeps a basket for another device, ten minutes, under a short code.',
    body: HandOverBody,
    answer: HandOverCode,
    status: 201,
  },
  {
    method: 'POST',
    path: '/orders/v1/baskets/hand-over/take',
    what: 'Gives the basket of a code, once; 404 for an unknown code, 410 for one that was used or has expired.',
    takesKey: true,
    body: TakeBasketBody,
    answer: HandedOver,
  },
]

/** A basket that several people fill from their phones, and one of them orders. */
const SHARED_CALLS: readonly CallRow[] = [
  {
    method: 'POST',
    path: '/orders/v1/baskets/shared',
    what: 'Starts a shared basket; the same secret gets the same one again.',
    body: StartSharedBody,
    answer: SharedBasket,
    status: 201,
  },
  {
    method: 'POST',
    path: '/orders/v1/baskets/shared/invitation',
    what: 'Says by the code of the link who invites; 404, 409 or 410 says why nobody can join.',
    body: SharedInvitationBody,
    answer: SharedInvitation,
  },
  {
    method: 'POST',
    path: '/orders/v1/baskets/shared/join',
    what: 'Lets a phone in by the code of the link; 404, 409 or 410 says why not.',
    body: JoinSharedBody,
    answer: SharedBasket,
  },
  {
    method: 'GET',
    path: ONE,
    what: 'Gives a shared basket with the prices and the stock of this moment.',
    needsMember: true,
    answer: SharedBasket,
  },
  {
    method: 'GET',
    path: `${ONE}/changes`,
    what: 'Streams server-sent events, one whenever the basket has changed; without it the basket is asked for again and again.',
    needsMember: true,
    answer: null,
  },
  {
    method: 'PUT',
    path: `${ONE}/lines`,
    what: 'Changes lines of the caller; of each line the newest revision counts, so that a change may come late or twice.',
    needsMember: true,
    body: SharedChangesBody,
    answer: SharedBasket,
  },
  {
    method: 'POST',
    path: `${ONE}/leave`,
    what: 'Takes the caller out with all lines; with its starter the basket ends.',
    needsMember: true,
    body: EmptyBody,
    answer: SharedBasket,
  },
  {
    method: 'POST',
    path: `${ONE}/close`,
    what: 'Closes the basket, by its starter; the customer who is signed in may then order it, once, with `sharedBasketId`.',
    needsToken: true,
    needsMember: true,
    body: EmptyBody,
    answer: SharedBasket,
  },
  {
    method: 'POST',
    path: `${ONE}/reopen`,
    what: 'Opens a closed basket again, by its starter.',
    needsMember: true,
    body: EmptyBody,
    answer: SharedBasket,
  },
]

/** Baskets that leave their phone. */
export const BASKET_CALLS: readonly CallRow[] = [...HAND_OVER_CALLS, ...SHARED_CALLS]
