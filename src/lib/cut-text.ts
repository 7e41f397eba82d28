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

/** The first character of a text, as a reader sees it; empty: there is none. */
export const firstCharacter = (text: string): string => text.match(CHARACTER)?.[0] ?? ''

/**
 * What a field holds after an edit that made `after` of `before`: of what was put in, between two characters, as much as
 * there is room for within `most` UTF-16 units. Browsers cut within an emoji. Characters are compared whole, since two
 * emoji often share a half.
 */
export function editWithin(before: string, after: string, most: number): { text: string; caret: number } {
  const [old, now] = [before.match(CHARACTER) ?? [], after.match(CHARACTER) ?? []]
  let start = 0
  while (start < old.length && old[start] === now[start]) start += 1
  let end = 0
  const shorter = Math.min(old.length, now.length) - start
  while (end < shorter && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const head = now.slice(0, start).join('')
  const behind = now.slice(now.length - end).join('')
  const put = cutText(
    now.slice(start, now.length - end).join(''),
    Math.max(0, most - head.length - behind.length),
  )
  return { text: head + put + behind, caret: head.length + put.length }
}
