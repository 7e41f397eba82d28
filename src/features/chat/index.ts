import { lazyComponent } from '#/ui/lazy-component.ts'

/** The number of unread messages, at the end of a row. */
export const UnreadMessages = lazyComponent(() => import('./UnreadMessages.tsx'), 'UnreadMessages')
