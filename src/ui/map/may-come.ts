/** What a browser says of its line (Network Information API); many say nothing. */
export type Line = { saveData?: boolean; effectiveType?: string }

const SLOW = ['slow-2g', '2g', '3g']

/**
 * Whether a map nobody asked for may come. Map code is never paid for by everybody (decision of 2026-11-22): not where
 * data is saved, nor over a line known to be slow. Whether there is anything to draw with, `MapView` asks before it
 * fetches what draws.
 */
export function mayMapCome(line: Line | undefined): boolean {
  return !line?.saveData && !SLOW.includes(line?.effectiveType ?? '')
}
