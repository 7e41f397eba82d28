/** What to do when a dish has run out: call the customer, replace it, or leave it out (BX-17). */
export const IF_MISSING = ['CALL', 'REPLACE', 'REMOVE'] as const
export type IfMissing = (typeof IF_MISSING)[number]
