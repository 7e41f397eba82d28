/** Several people fill one basket: the ways to its page (CX-12). */
export { SharedLink, SharedOrderLink } from './SharedLink.tsx'
export { useSharedPage } from './use-shared-page.ts'
