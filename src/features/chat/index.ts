import { lazyPart } from '#/ui/lazy-component.ts'

/** The number of unread messages, at the end of a row. */
export const UnreadMessages = lazyPart(() => import('./UnreadMessages.tsx'), 'UnreadMessages')
