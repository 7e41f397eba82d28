import { classNames } from '#/lib/class-names.ts'
import type { Elements } from '#/ui/base/elements.ts'
import { Skeleton, SkeletonRows } from '#/ui/base/Skeleton.tsx'
import css from './ScreenSkeleton.module.css'

/** The heights of a column's sections, px; 0 is the heading of the next one. No two columns of a page are equal. */
type Sections = readonly number[]

/** The skeleton of a page: its title, unless it has none to be seen, and its sections. `isPage`: as wide as the page. */
export function ScreenSkeleton({
  isBare = false,
  isPage = false,
  children,
}: {
  isBare?: boolean
  isPage?: boolean
  children?: Elements
}) {
  return (
    <div className={classNames(css.screen, isPage && css.page)} aria-hidden="true">
      <div className={classNames(css.title, isBare && css.bare)} data-title>
        <Skeleton width={180} height={34} radius={10} />
      </div>
      {children ?? <SkeletonColumns of={[[120, 180]]} />}
    </div>
  )
}

/**
 * The sections of a page at their places: columns that lie beside each other on wide pages. `split` and `list` are as of
 * `Screen`; `map` is split, with a map that comes first where there is one column. `isTight`: its headings stand near what is above.
 */
export function SkeletonColumns({
  of,
  as = 'form',
  isTight = false,
}: {
  of: readonly Sections[]
  as?: 'form' | 'split' | 'list' | 'map'
  isTight?: boolean
}) {
  return (
    <div className={classNames(css[as], isTight && css.tight)}>
      {of.map((sections) => (
        <div key={sections.join()} className={css.column}>
          {placed(sections).map(({ top, height }) =>
            as === 'map' && sections === of.at(-1) ? (
              <Skeleton key={top} height={height} radius="var(--radius-card)" />
            ) : (
              <Section key={`${top} ${height}`} height={height} />
            ),
          )}
        </div>
      ))}
    </div>
  )
}

/** Where each section begins, px below the first: two of the same height begin at different places. */
function placed(sections: Sections) {
  let end = 0
  return sections.map((height) => {
    const top = end
    end += height
    return { top, height }
  })
}

const Section = ({ height }: { height: number }) =>
  height === 0 ? (
    <div className={css.heading}>
      <Skeleton width={110} height={22} radius={999} />
    </div>
  ) : (
    <SkeletonRows rows={Math.floor(height / 60)} height={height} />
  )
