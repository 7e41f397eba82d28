import type { ChangeEvent } from 'react'
import { editWithin } from '#/lib/cut-text.ts'

/**
 * The text of a field after an edit, within `most` UTF-16 units. The field gets it at once, so that the caret stays
 * behind what was put in.
 */
export function limitText(
  { target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>,
  before: string,
  most: number | undefined,
): string {
  if (most === undefined || target.value.length <= most) return target.value
  const { text, caret } = editWithin(before, target.value, most)
  target.value = text
  target.setSelectionRange(caret, caret)
  return text
}
