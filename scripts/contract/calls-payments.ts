import { Card } from '#/api/schema/card.ts'
import { Checkout } from '#/api/schema/payment.ts'
import { answerList } from '#/api/schema/records.ts'
import { always, type CallRow } from './call-row.ts'
import { CardBody, CardCodeBody, EmptyBody } from './requests.ts'

/** Payment pages and saved cards. */
export const PAYING_CALLS: readonly CallRow[] = [
  {
    method: 'GET',
    path: '/payments/v2/checkout/{order}',
    what: 'Says how to pay an order, with the address of the payment page.',
    needsToken: true,
    query: { returnUrl: always('where the payment page sends the customer back') },
    answer: Checkout,
  },
  {
    method: 'GET',
    path: '/payments/v2/cards',
    what: 'Lists the saved cards; of a number never more than is needed to know it by.',
    needsToken: true,
    answer: answerList('cards', Card),
  },
  {
    method: 'POST',
    path: '/payments/v2/cards',
    what: 'Saves a card and sends a code by SMS.',
    needsToken: true,
    takesKey: true,
    body: CardBody,
    answer: Card,
    status: 201,
  },
  {
    method: 'POST',
    path: '/payments/v2/cards/confirm',
    what: 'Confirms a card with the code.',
    needsToken: true,
    body: CardCodeBody,
    answer: Card,
  },
  {
    method: 'POST',
    path: '/payments/v2/cards/{card}/resend',
    what: 'Sends the code of a card once more.',
    needsToken: true,
    body: EmptyBody,
    answer: Card,
  },
  {
    method: 'DELETE',
    path: '/payments/v2/cards/{card}',
    what: 'Forgets a card.',
    needsToken: true,
    answer: null,
    status: 204,
  },
]
