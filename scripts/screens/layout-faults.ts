/**
 * Runs in the shop's window: what a customer with a narrow window or large letters cannot read. A word of a button that is
 * broken in two, a price that reaches out of its box, a line that begins or ends with a dot or a dash, a page that scrolls
 * sideways.
 */
export function layoutFaults(): string[] {
  const faults: string[] = []
  const range = document.createRange()
  const boxesOf = (node: Text, from: number, to: number) => {
    range.setStart(node, from)
    range.setEnd(node, to)
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
  }
  const isSeen = (one: Element) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    one.closest('[aria-hidden="true"], [inert]') === null
  const top = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)

  /** Whether all of it is inside every box that cuts what reaches out; what can be scrolled to counts as seen. */
  function isWhole(node: Text, { left, right }: DOMRect) {
    for (let box = node.parentElement; box; box = box.parentElement) {
      const { overflowX, position } = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      // Hidden from the eye on purpose: what screen readers say alone.
      if (position === 'absolute' && edge.width <= 1) return true
      if (overflowX === 'auto' || overflowX === 'scroll') return true
      const isCut = overflowX !== 'visible' && (left < edge.left - 1 || right > edge.right + 1)
      if (isCut) return false
    }
    return left >= -1 && right <= innerWidth + 1
  }

  function brokenWords(node: Text) {
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}ʻʼ’]{2,}/gu)) {
      const lines = new Set(boxesOf(node, index, index + word.length).map(({ top: at }) => Math.round(at)))
      if (lines.size > 1) faults.push(`the word "${word}" of a button is broken`)
    }
  }

  function cutPrices(node: Text) {
    for (const { 0: price, index } of node.data.matchAll(/\d[\d\s,]*\s(?:сум|soʻm|UZS)/g)) {
      const boxes = boxesOf(node, index, index + price.length)
      const isOurs = node.parentElement?.closest('[translate="no"]')
      if (isOurs && boxes.length > 1) faults.push(`the price "${price}" takes two lines`)
      if (boxes.some((box) => !isWhole(node, box))) faults.push(`the price "${price}" is cut`)
    }
  }

  function looseMarks(node: Text) {
    for (const { index } of node.data.matchAll(/[·—]/g)) {
      const lineOf = (at: number) => Math.round(boxesOf(node, at, at + 1)[0]?.top ?? Number.NaN)
      const before = node.data.slice(0, index).trimEnd().length - 1
      const after = node.data.length - node.data.slice(index + 1).trimStart().length
      const line = lineOf(index)
      for (const at of [before, after])
        if (at >= 0 && at < node.data.length && lineOf(at) !== line && !Number.isNaN(lineOf(at)))
          faults.push(`a line of "${node.data.trim()}" begins or ends with ${node.data[index]}`)
    }
  }

  const texts = document.createTreeWalker(top ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    const { parentElement: parent } = node
    if (!parent || node.data.trim() === '' || !isSeen(parent)) continue
    if (parent.closest('button, [data-action], label:has(input[type="radio"])')) brokenWords(node)
    cutPrices(node)
    looseMarks(node)
  }
  const sideways = document.documentElement.scrollWidth - innerWidth
  if (sideways > 0) faults.push(`the page scrolls ${sideways} px sideways`)
  return [...new Set(faults)]
}
