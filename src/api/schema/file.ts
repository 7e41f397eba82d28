import * as v from 'valibot'

/** Where a file that was sent lies: a path of the CDN, with the ending of a file; other answers name other paths. */
export const SentFile = v.object({ path: v.pipe(v.string(), v.maxLength(300), v.regex(/\.\w+$/)) })
