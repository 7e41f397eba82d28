/**
 * What a reader takes for one character: a flag, an emoji with all that it is joined of, or a letter with its marks.
 * `Intl.Segmenter` would know more scripts, but Firefox has it since 125 only.
 */
const CHARACTER =
  /\p{RI}\p{RI}|\p{Emoji}(?:\p{M}|\p{EMod}|[\u{e0020}-\u{e007f}])*(?:\u200d\p{Emoji}(?:\p{M}|\p{EMod})*)+|\r\n|.(?:\p{M}|\p{EMod}|\u200d|[\u{e0020}-\u{e007f}])*/gsu

/**
 * The longest beginning of a text with at most `most` UTF-16 units, as servers and `maxlength` count, that ends between
 * two characters: half an emoji is no text, and no server takes it.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  let end = 0
  for (const { 0: character, index } of text.matchAll(CHARACTER)) {
    if (index + character.length > most) break
    end = index + character.length
  }
  return text.slice(0, end)
}

/**
 * What a field holds after an edit that made `after` of `before`: of what was put in, between two characters, as much as
 * there is room for within `most` UTF-16 units. Browsers cut within an emoji.
 */
export function editWithin(before: string, after: string, most: number): { text: string; caret: number } {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  let end = 0
  const shorter = Math.min(before.length, after.length) - start
  while (end < shorter && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const behind = after.slice(after.length - end)
  const head = after.slice(0, start)
  const put = cutText(after.slice(start, after.length - end), Math.max(0, most - start - end))
  return { text: head + put + behind, caret: start + put.length }
}
