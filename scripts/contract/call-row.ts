import type * as v from 'valibot'

/** A call of the merchant's API, as the shop makes it. */
export type CallRow = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Parameters in braces: `/users/v1/branches/{branch}`. */
  path: string
  /** What it is for, in one plain sentence. */
  what: string
  /** Only with the customer's token; without one it is 401. */
  needsToken?: true
  /** With the customer's token where there is one; all others without it. */
  takesToken?: true
  query?: Readonly<Record<string, QueryField>>
  /** `Idempotency-Key` is sent, where the build says that the server knows it. */
  takesKey?: true
  /** Only with the secret that a phone joined a shared basket with; without one it is 404. */
  needsMember?: true
  /** A JSON body, or one file of a form. */
  body?: v.GenericSchema | 'file'
  /** Null: nothing is read of the answer but its status. */
  answer: v.GenericSchema | null
  /** The status of success that fits; the shop takes every 2xx. */
  status?: 201 | 204
  /** 204 without a body is an answer, too: there is nothing yet. */
  mayBeEmpty?: true
}

export type QueryField = { what: string; isNeeded: boolean; isNumber?: true; values?: readonly string[] }

/** A parameter that is sent with every such call. */
export const always = (what: string, values?: readonly string[]): QueryField => ({
  what,
  isNeeded: true,
  ...(values && { values }),
})
/** A parameter that only some calls have. */
export const sometimes = (what: string, values?: readonly string[]): QueryField => ({
  ...always(what, values),
  isNeeded: false,
})
export const amount = (what: string): QueryField => ({ ...always(what), isNumber: true })

/** `lat` and `lon` of the query. */
export const POINT = { lat: amount('degrees north'), lon: amount('degrees east') } as const
/** The same where a call may do without a point. */
export const MAYBE_POINT = {
  lat: { ...sometimes('degrees north of where the customer is'), isNumber: true },
  lon: { ...sometimes('degrees east'), isNumber: true },
} as const
/** A page of a list; the first is 0. */
export const PAGE = { page: amount('from 0'), size: amount('records of a page') } as const
