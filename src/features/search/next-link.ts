const STEPS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
}

/** Where an arrow key moves focus from a result: another result, or up into the field; null: another key, or no result. */
export function nextLink<E extends { contains: (other: Element) => boolean }>(
  links: readonly E[],
  { key, target }: { key: string; target: EventTarget },
  columns: number,
): E | 'field' | null {
  const step = STEPS[key]?.(columns)
  const from = links.findIndex((link) => link.contains(target as Element))
  if (step === undefined || from === -1) return null
  if (from + step < 0) return 'field'
  // The last row may be short: from above its gap, down leads to its last link.
  return links[Math.min(from + step, links.length - 1)] ?? null
}
