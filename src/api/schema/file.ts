import * as v from 'valibot'

/** Where a file that was sent lies: a path of the CDN. */
export const SentFile = v.object({ path: v.pipe(v.string(), v.minLength(1), v.maxLength(300)) })
