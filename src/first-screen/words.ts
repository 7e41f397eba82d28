import { msg } from '@lingui/core/macro'

/*
 * Every text of the first screen that no server sends. The build puts these, in all three languages, into index.html:
 * what `src/boot` draws cannot wait for a catalog.
 */
export const WORDS = {
  from: msg({ message: '<0>from</0> {price}' }),
  was: msg({ message: 'was {figures}' }),
  soldOut: msg({ message: 'Sold out' }),
  pickupOnly: msg({ message: 'Pick-up only' }),
  add: msg({ message: 'Add' }),
  choose: msg({ message: 'Choose' }),
  addOne: msg({ message: 'Add {name}' }),
  oneMore: msg({ message: 'One more {name}' }),
  oneLess: msg({ message: 'One less {name}' }),
  remove: msg({ message: 'Remove {name}' }),
  favourite: msg({ message: 'Favourite: {name}' }),
  rating: msg({ message: 'Rating' }),
  minutes: msg({ message: '{minutes} min' }),
  onlyLeft: msg({ message: 'Only {quantity} left' }),
  g: msg({ message: '{n} g' }),
  kg: msg({ message: '{n} kg' }),
  ml: msg({ message: '{n} ml' }),
  l: msg({ message: '{n} l' }),
  pcs: msg({ message: '{n} pcs' }),
  halal: msg({ message: 'Halal' }),
  vegetarian: msg({ message: 'Vegetarian' }),
  vegan: msg({ message: 'Vegan' }),
  spicy: msg({ message: 'Spicy' }),
  categories: msg({ message: 'Categories' }),
  groups: msg({ message: 'Groups of the menu' }),
  offers: msg({ message: 'Offers' }),
  all: msg({ message: 'All' }),
} as const
