import { CHARACTER, cutText } from './cut-text.ts'

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
