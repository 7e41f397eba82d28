import { msg } from '@lingui/core/macro'

/** What a forced logout says. */
export const outdatedText = msg`Some things are out of date! Please log in again.`
