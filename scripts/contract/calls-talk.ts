import { pageOf } from '#/api/schema/records.ts'
import { ChatMessage, Notification, UnreadCount } from '#/api/schema/talk.ts'
import { type CallRow, PAGE } from './call-row.ts'
import { ChatBody, EmptyBody, ReadBody } from './requests.ts'

/** What customer and shop say to each other. */
export const TALK_CALLS: readonly CallRow[] = [
  {
    method: 'GET',
    path: '/support/v1/notifications',
    what: 'Gives a page of the notifications, newest first.',
    needsToken: true,
    query: PAGE,
    answer: pageOf('notifications', Notification),
  },
  {
    method: 'GET',
    path: '/support/v1/notifications/unread-count',
    what: 'Says how many notifications are unread.',
    needsToken: true,
    answer: UnreadCount,
  },
  {
    method: 'PUT',
    path: '/support/v1/notifications/read',
    what: 'Marks notifications as read: those of `ids`, or all.',
    needsToken: true,
    body: ReadBody,
    answer: null,
    status: 204,
  },
  {
    method: 'GET',
    path: '/support/v1/chat/messages',
    what: 'Gives a page of the chat with the shop, newest first.',
    needsToken: true,
    query: PAGE,
    answer: pageOf('messages', ChatMessage),
  },
  {
    method: 'POST',
    path: '/support/v1/chat/messages',
    what: 'Sends the shop a message; the same `clientId` is the same message.',
    needsToken: true,
    body: ChatBody,
    answer: ChatMessage,
    status: 201,
  },
  {
    method: 'GET',
    path: '/support/v1/chat/unread-count',
    what: 'Says how many messages of the shop are unread.',
    needsToken: true,
    answer: UnreadCount,
  },
  {
    method: 'PUT',
    path: '/support/v1/chat/read',
    what: 'Marks all messages of the shop as read.',
    needsToken: true,
    body: EmptyBody,
    answer: null,
    status: 204,
  },
]
