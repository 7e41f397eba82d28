import { msg } from '@lingui/core/macro'

/** What a forced logout says. */
export const outdatedText = msg`Your session has expired. Please log in again.`
