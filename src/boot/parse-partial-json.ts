const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{}"]/g

/**
 * Parses an incomplete response of lists: every list that has arrived, the last one up to its last complete record.
 * Null before the first record. Throws where the response is something else.
 */
export function parsePartialJson(text: string): unknown {
  let depth = 0
  let end = 0
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    // A text that is cut off.
    if (token === '"') break
    if (token === '[' || token === '{') depth += 1
    if (token === ']' || token === '}') depth -= 1
    if (token === '}' && depth === 2) end = index + 1
  }
  return end === 0 ? null : JSON.parse(`${text.slice(0, end)}]}`)
}
