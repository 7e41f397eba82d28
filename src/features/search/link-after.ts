const STEPS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
}

/** Where an arrow leads from a found dish: another dish, or up into the field; null: nowhere. */
export function linkAfter<E extends { contains: (other: Element) => boolean }>(
  links: readonly E[],
  { key, target }: { key: string; target: EventTarget },
  columns: number,
): E | 'field' | null {
  const step = STEPS[key]?.(columns)
  const from = links.findIndex((link) => link.contains(target as Element))
  if (step === undefined || from === -1) return null
  if (from + step < 0) return 'field'
  // The last row may be short: down from above its gap ends at its end.
  return links[Math.min(from + step, links.length - 1)] ?? null
}
