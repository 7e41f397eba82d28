/** The text of a field, and the position of its caret, in UTF-16 units. */
export type TypedText = { text: string; caret: number }

/**
 * Shapes what was typed: `before` is what the field showed, `after` what the browser made of it; the answer is what it
 * shows now. `isForward`: the edit was the Delete key, which removes what follows the caret.
 */
export type Shape = (before: string, after: TypedText, isForward: boolean) => TypedText

/** What was removed at `at` and what was inserted there. */
export type Edit = { at: number; removed: string; inserted: string }

/**
 * The edit that made one text of another; the caret is after the insertion. A browser that fills a field in leaves the
 * caret anywhere: a text that differs behind it was replaced as a whole.
 */
export function editOf(before: string, { text, caret }: TypedText): Edit {
  const behind = text.length - caret
  if (!before.endsWith(text.slice(caret))) return { at: 0, removed: before, inserted: text }
  let at = 0
  const limit = Math.min(caret, before.length - behind)
  while (at < limit && before[at] === text[at]) at += 1
  return { at, removed: before.slice(at, before.length - behind), inserted: text.slice(at, caret) }
}
