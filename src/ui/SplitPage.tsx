import { type ReactNode, useLayoutEffect } from 'react'
import { classNames } from '#/lib/class-names.ts'
import css from './SplitPage.module.css'
import { useOnItsSide } from './use-on-its-side.ts'
import { useWidth } from './use-width.ts'

/**
 * Two columns from 1024, and on a phone held sideways that has room for them: the content, and a side column that stays
 * visible on wide pages. In a `Screen` of width `split`. The content keeps its state when the side comes and goes.
 */
export function SplitPage({
  side,
  isSideFirst = false,
  children,
}: {
  /** Null: one column. */
  side: ReactNode
  /** Where there is one column the side is above the content; on a phone held sideways it is beside it. */
  isSideFirst?: boolean
  children: ReactNode
}) {
  const isNarrow = useWidth() === 'narrow'
  const isOnItsSide = useOnItsSide()
  const hasSums = side !== null && !isSideFirst
  useBarUnderSide(hasSums)
  const parts = [
    <div key="content" className={css.column}>
      {children}
    </div>,
    side !== null && (
      <div key="side" className={css.side}>
        {side}
      </div>
    ),
  ]
  // Moved in the document and not by a style: it is read in the order in which it is seen.
  return (
    <div
      className={classNames(side === null ? css.column : css.columns, hasSums ? css.summed : css.pictured)}
    >
      {isSideFirst && isNarrow && !isOnItsSide ? parts.toReversed() : parts}
    </div>
  )
}

/** On a phone held sideways the layout's bar, which is outside of the page, stands under the side column only. */
function useBarUnderSide(isSplit: boolean) {
  useLayoutEffect(() => {
    if (!isSplit) return
    const root = document.documentElement
    root.dataset.split = ''
    return () => {
      delete root.dataset.split
    }
  }, [isSplit])
}
