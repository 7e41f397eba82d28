const [QUOTE, COMMA, OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [34, 44, 91, 93, 123, 125]

/** Where the string that begins at `from` ends; -1: not yet. */
function stringEnd(text: string, from: number): number {
  for (let at = from; ; ) {
    at = text.indexOf('"', at + 1)
    let before = at
    while (text[before - 1] === '\\') before--
    if ((at - before) % 2 === 0) return at
  }
}

/**
 * Reads the JSON text of an object while it arrives: `feed` takes the next part and answers the items of the list of
 * that name that end in it, `end` answers the object with that list empty. Both throw where the text is no JSON.
 */
export function listReader(name: string) {
  const isItsName = new RegExp(`"${name}"\\s*:\\s*$`)
  /** What has come: of the object, and inside the list only what no whole item was made of. */
  let text = ''
  let around = ''
  let [at, depth, isInside] = [0, 0, false]
  const itemsOf = (list: string): unknown[] => JSON.parse(`[${list}]`)

  function feed(piece: string): unknown[] {
    text += piece
    const items: unknown[] = []
    let comma = -1
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === QUOTE) {
        const end = stringEnd(text, at)
        if (end === -1) break
        at = end
      } else if (code === OPEN_LIST || code === OPEN) {
        depth++
        if (depth !== 2 || code === OPEN || !isItsName.test(text.slice(0, at))) continue
        around = text.slice(0, at + 1)
        text = text.slice(at + 1)
        at = -1
        isInside = true
      } else if (code === CLOSE_LIST || code === CLOSE) {
        depth--
        if (!isInside || depth !== 1) continue
        items.push(...itemsOf(text.slice(0, at)))
        text = around + text.slice(at)
        at = around.length
        isInside = false
      } else if (code === COMMA && isInside && depth === 2) comma = at
    }
    if (isInside && comma !== -1) {
      items.push(...itemsOf(text.slice(0, comma)))
      text = text.slice(comma + 1)
      at -= comma + 1
    }
    return items
  }
  return { feed, end: (): unknown => JSON.parse(isInside ? '' : text) }
}
