/**
 * What a reader takes for one character: a flag, an emoji with all that it is joined of, or a letter with its marks.
 * `Intl.Segmenter` would know more scripts, but Firefox has it since 125 only.
 */
export const CHARACTER =
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

/** The first character of each name; one may begin with an emoji. */
export const initials = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  [firstName, lastName].map(firstCharacter).join('').toUpperCase()
