import { randomBytes } from 'node:crypto'

/** A new opaque id, `o-5f0c…`: 72 random bits in the form of ids, `[A-Za-z0-9_-]{1,64}`. */
export const newId = (kind: string) => `${kind}-${randomBytes(9).toString('hex')}`
