/*
 * Journeys as data: what a customer does, in words that are the same on the web and inside Telegram. `parity.spec.ts`
 * plays each of them in both and compares what is asked of the server.
 */

export type Step =
  /** Opens a page by its address. */
  | { readonly open: string }
  /** Puts one more of a dish into the basket, from its card. */
  | { readonly add: string }
  /** Follows the basket's link. */
  | { readonly basket: true }
  /** Presses the screen's main button: Telegram's, or the one in the page. */
  | { readonly commit: RegExp }
  | { readonly press: string | RegExp }
  | { readonly choose: string }
  | { readonly fill: string; readonly text: string }
  /** Types an address, takes the first one found and confirms it. */
  | { readonly address: string }
  | { readonly name: string }
  | { readonly sees: string | RegExp }

const DISH = 'Norin with horse meat'

export const JOURNEYS: Readonly<Record<string, readonly Step[]>> = {
  'a delivery paid in cash': [
    { open: '/' },
    { add: DISH },
    { press: `One more ${DISH}` },
    { basket: true },
    { commit: /^Checkout/ },
    { address: 'Bunyodkor 12' },
    { name: 'Aziza' },
    { commit: /^Order/ },
    { sees: /^Order sent\. No\. \d+/ },
  ],
  'a pick-up with a promo code and a note for the kitchen': [
    { open: '/' },
    { choose: 'Pick-up' },
    { add: DISH },
    { press: `One more ${DISH}` },
    { basket: true },
    { press: 'Promo code' },
    { fill: 'Promo code', text: 'SALOM10' },
    { press: 'Apply' },
    { sees: /SALOM10/ },
    { commit: /^Checkout/ },
    { name: 'Aziza' },
    { press: /^For the kitchen/ },
    { fill: 'Note for the kitchen', text: 'Without onion' },
    { commit: /^Done/ },
    { commit: /^Order/ },
    { sees: /^Order sent\. No\. \d+/ },
  ],
  'favourites, a search and a saved address': [
    { open: '/' },
    { press: `Favourite: ${DISH}` },
    { open: '/profile/favorites' },
    { sees: DISH },
    { open: '/search?q=norin' },
    { sees: DISH },
    { open: '/profile/address' },
    // What is saved there comes from other journeys of this customer as well.
    { sees: /^My addresses/ },
    { open: '/' },
    { press: `Favourite: ${DISH}` },
  ],
  'a message to the shop': [
    { open: '/chat' },
    { fill: 'Message', text: 'Do you have vegetarian dishes?' },
    { press: 'Send' },
    { sees: 'Do you have vegetarian dishes?' },
  ],
}
