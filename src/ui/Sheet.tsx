import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type SyntheticEvent, use, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '#/lib/class-names.ts'
import { useBack, useCoverMainButton, useSheetBottom } from '#/shell/chrome.ts'
import { LayerDepth } from '#/shell/override-stack.ts'
import type { Elements } from '#/ui/base/elements.ts'
import hidden from '#/ui/base/VisuallyHidden.module.css'
import { IconButton } from './Button.tsx'
import css from './Sheet.module.css'
import { useDialog } from './use-dialog.ts'
import { usePullDown } from './use-pull-down.ts'

/**
 * sheet: from the bottom, on wide pages a centred dialog; popup: the same with gaps at the sides of a phone;
 * side: a panel at the right edge of wide pages.
 */
export type SheetMode = 'sheet' | 'popup' | 'side'

/**
 * A layer over the page: a modal native dialog. It is one step of Back; Esc, the scrim, the close button and a pull
 * down call `onClose` too. The last content stays visible while it closes.
 */
export function Sheet({
  open,
  onClose,
  title,
  mode = 'sheet',
  isBare = false,
  isNarrow = false,
  action,
  footer,
  takesMainButton = false,
  className,
  children,
}: {
  open: boolean
  onClose: () => void
  /** Its title, shown as its head unless `isBare`. */
  title: string
  mode?: SheetMode
  /**
   * No head and no padding: the content has its own, such as a picture to the edges; the title is for screen readers
   * only.
   */
  isBare?: boolean
  /** 400 wide where it is centred: questions and short choices. */
  isNarrow?: boolean
  /** Left of the close button. */
  action?: Elements
  /** Stays visible below the scrolling content. */
  footer?: Elements
  /** The screen's main button belongs to this sheet: the web's action bar is rendered inside it. */
  takesMainButton?: boolean
  /** On the panel: its width on wide pages. */
  className?: string | undefined
  children: Elements
}) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const last = useRef({ title, children, footer })
  if (open) last.current = { title, children, footer }
  const id = useId()
  const depth = use(LayerDepth)
  const { isThere, isLeaving } = useDialog(open, dialog, heading, actions)
  useBack(open ? onClose : null)
  useSheetBottom(open && mode === 'sheet')
  usePullDown(panel, isThere && !isLeaving, onClose)

  if (!isThere) return null
  // React also bubbles events of a nested dialog to this one.
  const onOwn = (event: SyntheticEvent) => {
    if (event.type === 'cancel') event.preventDefault()
    if (event.target === event.currentTarget) onClose()
  }
  return createPortal(
    <dialog
      ref={dialog}
      className={classNames(css.layer, css[mode], isNarrow && css.narrow)}
      data-leaving={isLeaving || undefined}
      aria-labelledby={id}
      onCancel={onOwn}
      onClose={open ? onOwn : undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the cross and Esc do the same for keyboards */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the cross and Esc do the same for keyboards */}
      <div className={css.scrim} onClick={onClose} />
      <div ref={panel} className={classNames(css.panel, className)} data-panel>
        <span className={css.grabber} aria-hidden="true" />
        <header className={isBare ? hidden.spoken : classNames(css.head, action && css.acting)}>
          <h2 ref={heading} id={id} tabIndex={-1} className={css.title}>
            {last.current.title}
          </h2>
          {!isBare && action}
          {!isBare && (
            <IconButton label={t`Close`} onPress={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          )}
        </header>
        <div className={classNames(css.body, isBare && css.bareBody)}>
          <LayerDepth value={depth + 1}>
            {open && !takesMainButton && <CoverMainButton />}
            {last.current.children}
          </LayerDepth>
        </div>
        {last.current.footer && (
          <footer className={css.footer} data-foot>
            <LayerDepth value={depth + 1}>{last.current.footer}</LayerDepth>
          </footer>
        )}
        {takesMainButton && <div ref={actions} className={css.actions} data-foot />}
      </div>
    </dialog>,
    document.body,
  )
}

/** The main button of the page below, which Telegram shows outside of the page, does not belong to this sheet. */
function CoverMainButton() {
  useCoverMainButton()
  return null
}
