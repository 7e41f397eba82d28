import { Skeleton, SkeletonRows } from '#/first-screen/Skeleton.tsx'
import css from './ScreenSkeleton.module.css'

/** The heights of a column's sections, px; 0 is the heading of the next one. No two columns of a page are equal. */
type Sections = readonly number[]

/** The skeleton of a page: its title, unless it has none to be seen, and its sections. */
export function ScreenSkeleton({
  isBare = false,
  children,
}: {
  isBare?: boolean
  children?: React.ReactNode
}) {
  return (
    <div className={css.screen} aria-hidden="true">
      {!isBare && (
        <div className={css.title}>
          <Skeleton width={180} height={34} radius={10} />
        </div>
      )}
      {children ?? <SkeletonColumns of={[[120, 180]]} />}
    </div>
  )
}

/**
 * The sections of a page at their places: columns that lie beside each other on wide pages. `split` and `list` are as of
 * `Screen`; `map` is split, with a map that comes first where there is one column.
 */
export function SkeletonColumns({
  of,
  as = 'form',
}: {
  of: readonly Sections[]
  as?: 'form' | 'split' | 'list' | 'map'
}) {
  return (
    <div className={css[as]}>
      {of.map((sections) => (
        <div key={sections.join()} className={css.column}>
          {sections.map((height, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells a section from another of the same height
            <Section key={place} height={height} />
          ))}
        </div>
      ))}
    </div>
  )
}

const Section = ({ height }: { height: number }) =>
  height === 0 ? (
    <div className={css.heading}>
      <Skeleton width={110} height={22} radius={999} />
    </div>
  ) : (
    <SkeletonRows rows={Math.floor(height / 60)} height={height} />
  )
