/** What the shop and the customer say to each other: one file, small enough for both. */
export { default as Chat } from '#/features/chat/ChatScreen.tsx'
export { default as Notifications } from '#/features/notifications/NotificationsScreen.tsx'
