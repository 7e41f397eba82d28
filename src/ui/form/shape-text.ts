import { type ChangeEvent, type CompositionEvent, useRef } from 'react'
import type { Shape } from '#/domain/typed-text.ts'
import { editWithin } from '#/lib/edit-within.ts'

type Control = HTMLInputElement | HTMLTextAreaElement
type Typed = ChangeEvent<Control>

/**
 * The text of a field after an edit, in its form. The field gets it at once, so that the caret stays where the form puts
 * it: React would move it to the end. A text that is in its form already is left alone, and so is what undoes it.
 */
function shapeText(target: Control, inputType: string | undefined, before: string, shape: Shape): string {
  // Some types of input have no caret.
  const at = target.selectionStart ?? target.value.length
  const { text, caret } = shape(
    before,
    { text: target.value, caret: at },
    inputType === 'deleteContentForward',
  )
  if (target.value !== text) target.value = text
  const hasCaret = target === document.activeElement && target.selectionStart !== null
  if (hasCaret && target.selectionStart !== caret) target.setSelectionRange(caret, caret)
  return text
}

/** Texts within `most` UTF-16 units. */
export const limitShape =
  (most: number | undefined): Shape =>
  (before, after) =>
    most === undefined || after.text.length <= most ? after : editWithin(before, after.text, most)

/**
 * The handlers of a field whose text has a form. What an input method composes is left alone until it is whole: a field
 * that changes meanwhile gets it twice.
 */
export function useShaped(value: string, onChange: (text: string) => void, shape: Shape) {
  const beforeComposition = useRef<string | null>(null)
  return {
    onCompositionStart: () => {
      beforeComposition.current = value
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Control>) => {
      const before = beforeComposition.current
      beforeComposition.current = null
      if (before !== null) onChange(shapeText(currentTarget, undefined, before, shape))
    },
    onChange: ({ target, nativeEvent }: Typed) => {
      const isWhole = beforeComposition.current === null
      const { inputType } = nativeEvent as InputEvent
      onChange(isWhole ? shapeText(target, inputType, value, shape) : target.value)
    },
  }
}
