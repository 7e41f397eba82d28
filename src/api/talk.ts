import { Done } from '#/api/schema/done.ts'
import { pageOf } from '#/api/schema/records.ts'
import { ChatMessage, Notification, UnreadCount } from '#/api/schema/talk.ts'
import { laterService } from './api.ts'

const NOTIFICATIONS = '/support/v1/notifications'
const CHAT = '/support/v1/chat'
/** A page of either list; `page` counts from 0. */
const paged = (page: number) => ({ page, size: 20 })

/** What the shop and the customer say to each other, of service `support`; all of it wants a token. */
export const talkApi = laterService((call) => ({
  /** Newest first. */
  notifications: (page: number, signal?: AbortSignal) =>
    call(pageOf('notifications', Notification), NOTIFICATIONS, { query: paged(page), signal }),
  unreadNotifications: (signal?: AbortSignal) =>
    call(UnreadCount, `${NOTIFICATIONS}/unread-count`, { signal }),
  /** Those of `ids`; without, all there are by now. */
  readNotifications: (ids?: readonly string[]) =>
    call(Done, `${NOTIFICATIONS}/read`, { method: 'PUT', body: ids ? { ids } : {} }),
  /** Newest first. */
  messages: (page: number, signal?: AbortSignal) =>
    call(pageOf('messages', ChatMessage), `${CHAT}/messages`, { query: paged(page), signal }),
  /** `clientId` makes it one message however often it is sent. */
  send: (message: { text: string; orderId: string | null; clientId: string }) =>
    call(ChatMessage, `${CHAT}/messages`, { method: 'POST', body: message }),
  unreadMessages: (signal?: AbortSignal) => call(UnreadCount, `${CHAT}/unread-count`, { signal }),
  readMessages: () => call(Done, `${CHAT}/read`, { method: 'PUT', body: {} }),
}))
