import * as v from 'valibot'
import { flag, Id, lines, multilingual, Num, OrderNumber, oneOf } from './common.ts'
import { Target } from './content.ts'
import { OptionalMoment } from './dates.ts'
import { maybe } from './field.ts'

/** A notification of the shop to a customer: news, or a step of an order. One without words and picture is none. */
export const Notification = v.pipe(
  v.object({
    id: Id,
    title: multilingual(200),
    text: multilingual(2_000),
    image: maybe(v.string()),
    target: Target,
    isRead: flag(),
    createdDate: OptionalMoment,
  }),
  // Nothing of it could be shown.
  v.check(
    ({ title, text, image }) => [title, text].some((one) => one.uz || one.ru || one.eng) || image !== null,
    'no words',
  ),
)
export type Notification = v.InferOutput<typeof Notification>

/** The number of unread messages or notifications. */
export const UnreadCount = v.object({ count: v.pipe(Num, v.integer(), v.minValue(0)) })

/** A message of the chat. An unknown author counts as the shop. */
export const ChatMessage = v.object({
  id: Id,
  from: oneOf(['CLIENT', 'OPERATOR'], 'OPERATOR'),
  text: lines(4_000),
  /** The order it is about. */
  order: maybe(v.object({ id: Id, number: OrderNumber })),
  /** How its sender's device called it. */
  clientId: maybe(v.string()),
  isRead: flag(true),
  createdDate: OptionalMoment,
})
export type ChatMessage = v.InferOutput<typeof ChatMessage>
