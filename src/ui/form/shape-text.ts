import type { ChangeEvent } from 'react'
import type { Shape } from '#/domain/typed-text.ts'
import { editWithin } from '#/lib/edit-within.ts'

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>

/**
 * The text of a field after an edit, in its form. The field gets it at once, so that the caret stays where the form puts
 * it: React would move it to the end. A text that is in its form already is left alone, and so is what undoes it.
 */
export function shapeText({ target, nativeEvent }: Typed, before: string, shape: Shape): string {
  const isForward = (nativeEvent as InputEvent).inputType === 'deleteContentForward'
  const at = target.selectionStart ?? target.value.length
  const { text, caret } = shape(before, { text: target.value, caret: at }, isForward)
  if (target.value !== text) target.value = text
  if (target === document.activeElement && target.selectionStart !== caret)
    target.setSelectionRange(caret, caret)
  return text
}

/** The text of a field after an edit, within `most` UTF-16 units. */
export function limitText(event: Typed, before: string, most: number | undefined): string {
  if (most === undefined || event.target.value.length <= most) return event.target.value
  return shapeText(event, before, (_before, { text }) => editWithin(before, text, most))
}
