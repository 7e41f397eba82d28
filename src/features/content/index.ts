import { part } from '#/lib/lazy-component.tsx'

export { policiesQuery } from './queries.ts'

/** Comes when it is drawn: the start asks for a text, but only its page knows how markup is made safe. */
export const PolicyText = part(() => import('./PolicyText.tsx'), 'PolicyText')
