import { useAtomValue } from 'jotai'
import { Fragment, type ReactNode, useLayoutEffect } from 'react'
import { classNames } from '#/lib/class-names.ts'
import { mainButtonAtom } from '#/shell/chrome.ts'
import type { Elements } from './base/elements.ts'
import css from './SplitPage.module.css'
import { useColumnsOnItsSide, useOnItsSide } from './use-on-its-side.ts'
import { useWidth } from './use-width.ts'

/**
 * Two columns from 64em, and on a phone held sideways that has room for them: the content, and a side column that stays
 * visible on wide pages. In a `Screen` of width `split`. The content keeps its state when the side comes and goes.
 */
export function SplitPage({
  side,
  isSideFirst = false,
  isSideForm = false,
  children,
}: {
  /** Null: one column. */
  side: ReactNode
  /** Where there is one column the side is above the content; on a phone held sideways it is beside it. */
  isSideFirst?: boolean
  /** It needs as much room as sums do. */
  isSideForm?: boolean
  children: ReactNode
}) {
  const isNarrow = useWidth() === 'narrow'
  const isOnItsSide = useOnItsSide()
  const hasRoomForForm = useColumnsOnItsSide()
  const isBeside = isSideForm ? hasRoomForForm : isOnItsSide
  const hasSums = side !== null && !isSideFirst
  useBarUnderSide(useAtomValue(mainButtonAtom) !== null && hasSums)
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
      className={classNames(
        side === null ? css.column : css.columns,
        hasSums ? css.summed : isSideForm ? css.formed : css.pictured,
      )}
    >
      {isSideFirst && isNarrow && !isBeside ? parts.toReversed() : parts}
    </div>
  )
}

/** The side of a page with sums. On a phone held sideways the total is its first, else it would begin under the button. */
export function SumsColumn({
  above,
  total,
  children,
}: {
  /** Elsewhere over the total. */
  above?: Elements
  total: Elements
  /** Below both; on a phone held sideways below the lines, where it has room. */
  children?: Elements
}) {
  const parts = [<Fragment key="above">{above}</Fragment>, <Fragment key="total">{total}</Fragment>]
  return (
    <>
      <div className={css.sums}>{useColumnsOnItsSide() ? parts.toReversed() : parts}</div>
      <div className={css.rest}>{children}</div>
    </>
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
