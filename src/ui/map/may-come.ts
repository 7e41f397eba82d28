/** The connection as a browser describes it (Network Information API); many do not. */
export type Line = { saveData?: boolean; effectiveType?: string }

const SLOW = ['slow-2g', '2g', '3g']

/**
 * Whether a map that the customer did not ask for may load: its code is large, so not where data is saved, nor on a
 * connection known to be slow. `MapView` checks for WebGL before it loads the code.
 */
export function mayMapCome(line: Line | undefined): boolean {
  return !line?.saveData && !SLOW.includes(line?.effectiveType ?? '')
}
