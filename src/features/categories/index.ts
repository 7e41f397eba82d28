import { lazyPart } from '#/ui/lazy-component.ts'

/** Ways to a category of the menu: chips and tiles over a narrow page, a list at the side of a wide one (MN-09). */
export { afterClosing } from './after-closing.ts'
export { CategoryStrip } from './CategoryStrip.tsx'
export { GroupTiles } from './GroupTiles.tsx'

const loadIndex = () => import('./CategoryIndex.tsx')
/** Tiles or rows over a narrow page; wrap it in a Suspense. */
export const CategoryIndex = lazyPart(loadIndex, 'CategoryIndex')
/** Tiles at the side of a wide page; wrap it in a Suspense. */
export const SideTiles = lazyPart(loadIndex, 'SideTiles')
/** Rows at the side of a wide page; wrap it in a Suspense. */
export const SideList = lazyPart(() => import('./SideList.tsx'), 'SideList')
