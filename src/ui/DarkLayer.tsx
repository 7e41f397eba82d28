import { type ComponentProps, type SyntheticEvent, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '#/lib/class-names.ts'
import { useBack } from '#/shell/chrome.ts'
import css from './DarkLayer.module.css'
import { useDialog } from './use-dialog.ts'

/**
 * What a `DarkLayer` is drawn with. `isThere`: render it, it is open or still closing. `title`: of its `h2`, which names
 * it and has the focus first; `actions`: on the element around its buttons.
 */
export function useDarkLayer(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const id = useId()
  const { isThere, isLeaving } = useDialog(open, dialog, heading, actions)
  useBack(open ? onClose : null)
  return {
    isThere,
    title: { ref: heading, id, tabIndex: -1, className: css.title },
    actions,
    layer: {
      ref: dialog,
      'data-leaving': isLeaving || undefined,
      'aria-labelledby': id,
      onCancel: (event: SyntheticEvent) => {
        event.preventDefault()
        onClose()
      },
      onClose: open ? onClose : undefined,
    },
  }
}

/** Something to look at over everything, on black in both themes: a modal dialog, one step of Back, Esc closes it. */
export function DarkLayer({ className, ...layer }: ComponentProps<'dialog'>) {
  return createPortal(<dialog {...layer} className={classNames(css.layer, className)} />, document.body)
}
