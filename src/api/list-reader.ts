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

function depthChange(code: number): number {
  if (code === OPEN_LIST || code === OPEN) return 1
  return code === CLOSE_LIST || code === CLOSE ? -1 : 0
}

/**
 * Reads the JSON text of an object while it arrives: `feed` takes the next part and answers the items of the list of
 * that name that end in it, `end` answers the object with that list empty. Both throw where the text is no JSON.
 */
export function listReader(name: string) {
  const isItsName = new RegExp(`"${name}"\\s*:\\s*$`)
  /** The text received so far: of the object, and within the list only the part of which no whole item was made yet. */
  let text = ''
  let around = ''
  let [at, depth, isInside] = [0, 0, false]
  const itemsOf = (list: string): unknown[] => JSON.parse(`[${list}]`)

  const isTheList = (code: number) => code === OPEN_LIST && depth === 2 && isItsName.test(text.slice(0, at))
  /** False: the string that begins here has not arrived completely. */
  const skipString = () => {
    const end = stringEnd(text, at)
    if (end !== -1) at = end
    return end !== -1
  }
  /** The text before the list is put aside, and parsing starts again at its first item. */
  const enter = () => {
    around = text.slice(0, at + 1)
    text = text.slice(at + 1)
    at = -1
    isInside = true
  }
  /** Returns the remaining items; reading continues in the object as if the list were empty. */
  const leave = () => {
    const items = itemsOf(text.slice(0, at))
    text = around + text.slice(at)
    at = around.length
    isInside = false
    return items
  }

  function feed(piece: string): unknown[] {
    text += piece
    const items: unknown[] = []
    let comma = -1
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === QUOTE && !skipString()) break
      depth += depthChange(code)
      if (isTheList(code)) enter()
      else if (isInside && depth === 1) items.push(...leave())
      else if (code === COMMA && isInside && depth === 2) comma = at
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
