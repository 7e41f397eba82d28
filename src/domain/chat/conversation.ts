import { dayOf } from '#/domain/hours/tashkent.ts'

/** A message of a conversation; `createdDate` null: nobody knows when it was written. */
type Written = { readonly createdDate: string | null; readonly isOwn: boolean }

/** Messages of one side that follow each other within it are one run, ms. */
const RUN_MS = 5 * 60_000

/**
 * A conversation by the days of the branches' zone, messages oldest first. One without a date belongs to the day of the
 * one before; `day` empty: no date is known so far. `isRunEnd`: the last of what one side wrote at a time, which has the
 * time for all of it.
 */
export function conversationDays<T extends Written>(
  messages: readonly T[],
): { day: string; messages: { message: T; isRunEnd: boolean }[] }[] {
  const days: { day: string; messages: { message: T; isRunEnd: boolean }[] }[] = []
  for (const [index, message] of messages.entries()) {
    const last = days.at(-1)
    const day = message.createdDate === null ? (last?.day ?? '') : dayOf(new Date(message.createdDate))
    const entry = { message, isRunEnd: !isOneRun(message, messages[index + 1]) }
    if (last?.day === day) last.messages.push(entry)
    else days.push({ day, messages: [entry] })
  }
  return days
}

function isOneRun(message: Written, next: Written | undefined): boolean {
  if (!next || next.isOwn !== message.isOwn) return false
  if (message.createdDate === null || next.createdDate === null) return false
  const [at, nextAt] = [new Date(message.createdDate), new Date(next.createdDate)]
  return nextAt.getTime() - at.getTime() < RUN_MS && dayOf(at) === dayOf(nextAt)
}
