import { lazyPart } from '#/ui/lazy-component.ts'

/** Several people fill one basket: the ways to its page (CX-12). */
export { SharedLink, SharedOrderLink } from './SharedLink.tsx'
export { useIsOrderingShared, useSharedPage } from './use-shared-page.ts'

/** The words of the pill over the menu, where several people fill the basket. */
export const SharedPill = lazyPart(() => import('./SharedElsewhere.tsx'), 'SharedPill', {
  lost: ({ children }) => children(''),
})

/** At the checkout: whose basket it is. */
export const SharedOrdering = lazyPart(() => import('./SharedElsewhere.tsx'), 'SharedOrdering')
