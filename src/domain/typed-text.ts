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

/** Arabic and Persian digits, as phones of those languages type them; the last four bits of each are its value. */
const EASTERN = /[\u0660-\u0669\u06f0-\u06f9]/g

/** The text with the digits that are typed elsewhere as ours: wide ones of East Asia, Arabic and Persian ones. */
export const withOurDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replace(EASTERN, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')

/** The digits of a text, whoever's they are. */
export const digitsIn = (text: string) => withOurDigits(text).replace(/\D/g, '')

/**
 * How a field shows the digits that are typed, pasted or filled in, `most` of them, as `write` groups them. The caret stays
 * behind the digit that was typed or removed; a mark between groups that is deleted takes the digit beside it along.
 * `read`: the digits of what is inserted, where not all of them count.
 */
export const digitsShape =
  (most: number, write: (digits: string) => string, read = digitsIn): Shape =>
  (before, after, isForward) => {
    const { at, removed, inserted } = editOf(before, after)
    const isMark = inserted === '' && removed.length === 1 && digitsIn(removed) === ''
    const head = digitsIn(before.slice(0, at))
    const tail = digitsIn(before.slice(at + removed.length))
    const [first, last] = !isMark
      ? [head, tail]
      : isForward
        ? [head, tail.slice(1)]
        : [head.slice(0, -1), tail]
    const typed = first + read(inserted).slice(0, Math.max(0, most - first.length - last.length))
    const text = write(typed + last)
    return { text, caret: behind(text, typed.length) }
  }

/** The place behind so many digits of a text. */
function behind(text: string, digits: number): number {
  let at = 0
  for (let left = digits; left > 0 && at < text.length; at += 1) if (/\d/.test(text[at] ?? '')) left -= 1
  return at
}

/**
 * A field whose digits stand at the `#` of a mask, as far as there are any. As many digits as it holds, pasted or filled in
 * anywhere, take the place of what it showed.
 */
export const maskShape = (mask: string, read = digitsIn): Shape => {
  const most = mask.split('#').length - 1
  const write = (digits: string) => {
    let used = 0
    const [text = ''] = mask.replace(/#/g, () => digits[used++] ?? '#').split('#')
    return text.replace(/\D+$/, '')
  }
  const shape = digitsShape(most, write, read)
  return (before, after, isForward) => {
    const inserted = read(editOf(before, after).inserted)
    if (inserted.length < most) return shape(before, after, isForward)
    const text = write(inserted)
    return { text, caret: text.length }
  }
}
