/** What lies between a notice and the panel or the edge beside it, px. */
const GAP = 12

/**
 * How far above the lower edge of a dialog's layer its notices stand, px: under its panel or over it where there is room,
 * so that they cover nothing of it, else right above its footer. All measures in px from the layer's upper edge.
 */
export function noticesAbove({
  layer,
  stack,
  panel,
  foot,
  free,
}: {
  /** The height of the layer, and that of the notices. */
  layer: number
  stack: number
  panel: { top: number; bottom: number }
  /** Where the footer of the panel begins; without one, its lower edge. */
  foot: number
  /** How much at the upper edge belongs to the device. */
  free: number
}): number {
  const wanted = stack + 2 * GAP
  if (layer - panel.bottom >= wanted) return GAP
  if (panel.top - free >= wanted) return layer - panel.top + GAP
  return layer - foot + GAP
}

/** The same for a dialog on the page; null: it has no panel, and nothing in it is in the way. */
export function placeInDialog(dialog: HTMLElement, stack: HTMLElement): number | null {
  const panel = dialog.querySelector<HTMLElement>('[data-panel]')
  if (!panel) return null
  // Not its box on the screen, which moves while the panel comes.
  const { offsetTop: top, offsetHeight } = panel
  const feet = [...panel.querySelectorAll<HTMLElement>('[data-foot]')].filter((one) => one.offsetHeight > 0)
  return noticesAbove({
    layer: dialog.offsetHeight,
    stack: stack.offsetHeight,
    panel: { top, bottom: top + offsetHeight },
    foot: top + Math.min(offsetHeight, ...feet.map((one) => one.offsetTop)),
    free: Number.parseFloat(getComputedStyle(stack).scrollMarginTop) || 0,
  })
}
