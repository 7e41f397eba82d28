import { part } from '#/lib/lazy-component.tsx'

const load = () => import('./Contents.tsx')
/** The categories as tiles with pictures or as rows; only shops that want them so load them (MN-09). */
export const Contents = part(load, 'Contents')
/** The tiles at the left of wide pages. */
export const SideTiles = part(load, 'SideTiles')
