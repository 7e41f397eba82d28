import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { NOTICE_GAP_PX, NOTICE_MS } from '#/domain/constants.ts'
import { classNames } from '#/lib/class-names.ts'
import { COMMIT_MS } from '#/shell/presses.ts'
import { IconButton } from '#/ui/Button.tsx'
import { topDialogAtom } from '#/ui/layers.ts'
import css from './NoticeStack.module.css'
import { dismissNoticeAtom, noticesAtom, type ShownNotice } from './notices.ts'
import { placeInDialog } from './place.ts'

/** The stack at the bottom. It moves into the dialog on top, because all outside of a modal dialog is inert. */
export function NoticeStack() {
  const { t } = useLingui()
  const notices = useAtomValue(noticesAtom)
  const dialog = useAtomValue(topDialogAtom)
  const [host] = useState(() => document.createElement('div'))
  const [isPointed, setIsPointed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const stack = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const place = dialog ?? document.body
    host.toggleAttribute('data-in-dialog', dialog !== null)
    place.append(host)
    return () => host.remove()
  }, [dialog, host])
  useCloseUnder(dialog)
  const isEmpty = notices.length === 0
  // What is removed from under a pointer is not left by it.
  if (isEmpty && isPointed) setIsPointed(false)
  useLayoutEffect(() => {
    const element = stack.current
    if (isEmpty || !dialog || !element) return
    const put = () => {
      const above = placeInDialog(dialog, element)
      if (above !== null) element.style.setProperty('--notice-bottom', `${above}px`)
    }
    put()
    // The panel grows as its content loads, the stack with each notice.
    const observer = new ResizeObserver(put)
    for (const one of [element, ...dialog.querySelectorAll('[data-panel], [data-foot]')])
      observer.observe(one)
    return () => {
      observer.disconnect()
      element.style.removeProperty('--notice-bottom')
    }
  }, [isEmpty, dialog])
  useLayoutEffect(() => {
    // A notice stays where it appeared, also when it outlives the bar that it was above; a dialog it comes out of.
    if (isEmpty || dialog || !stack.current) return
    const { style } = stack.current
    style.setProperty('--held', getComputedStyle(stack.current).bottom)
    return () => void style.removeProperty('--held')
  }, [isEmpty, dialog])
  return createPortal(
    <section
      ref={stack}
      aria-label={t`Notices`}
      className={css.stack}
      style={{ gap: NOTICE_GAP_PX }}
      onPointerEnter={(event) => setIsPointed(isComing(event))}
      onPointerMove={(event) => !isPointed && isComing(event) && setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
      // A press puts the focus on a notice, too, where it would hold all of them after the pointer has left.
      onFocus={({ target }) => setIsFocused(target.matches(':focus-visible'))}
      onBlur={() => setIsFocused(false)}
    >
      {notices.map((notice) => (
        <Toast
          key={notice.id}
          notice={notice}
          isHeld={isPointed || isFocused}
          onPress={() => {
            setIsFocused(false)
            setIsPointed(false)
          }}
        />
      ))}
    </section>,
    host,
  )
}

/** A notice that appears under a mouse at rest is not pointed at: it would stay, over what lies under it, until it moves. */
const isComing = ({ pointerType, movementX, movementY }: PointerEvent) =>
  pointerType !== 'mouse' || movementX !== 0 || movementY !== 0

/**
 * What was only said about the page goes when a dialog comes over it; what can be pressed, and an error, stay their time.
 */
function useCloseUnder(dialog: HTMLElement | null) {
  const store = useStore()
  // The one that the first notice found open is none that came over it, nor is one that is uncovered again.
  const [known] = useState(() => new WeakSet(dialog ? [dialog] : []))
  useEffect(() => {
    if (!dialog || known.has(dialog)) return
    known.add(dialog)
    for (const { id, tone, action, onClose } of store.get(noticesAtom))
      if (tone !== 'error' && !action && !onClose) store.set(dismissNoticeAtom, id)
  }, [dialog, known, store])
}

/**
 * A notice with a close button stays until it is closed; for the others time stops while a finger, a pointer or the
 * focus is on the stack, then starts again.
 */
function Toast({
  notice,
  isHeld,
  onPress,
}: {
  notice: ShownNotice
  isHeld: boolean
  /** Called when the notice goes by a press: a focus or a pointer whose element is gone is not heard to leave. */
  onPress: () => void
}) {
  const { t } = useLingui()
  const dismiss = useSetAtom(dismissNoticeAtom)
  const { id, count, text, tone = 'plain', action, onClose } = notice
  const isPinned = isHeld || onClose !== undefined
  useEffect(() => {
    if (isPinned || count === 0) return
    const timer = setTimeout(() => dismiss(id), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [isPinned, id, count, dismiss])
  const press = () => {
    onPress()
    dismiss(id)
    action?.onPress()
  }
  const close = () => {
    onPress()
    dismiss(id)
    onClose?.()
  }
  // It may lie over what is wanted, so a press puts it away, but not the second half of the press that has brought it.
  const [canBePutAway, letPutAway] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => letPutAway(true), COMMIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    // Without a button the notice takes the focus itself, so that it waits for those who come by keys as well.
    <div
      className={classNames(css.toast, onClose && css.banner)}
      tabIndex={action || onClose ? undefined : 0}
      onPointerUp={canBePutAway && !action && !onClose ? close : undefined}
    >
      {tone === 'error' && <CircleAlert size={22} aria-hidden="true" />}
      {tone === 'good' && <CircleCheck size={22} aria-hidden="true" />}
      <p className={css.text} role={tone === 'error' ? 'alert' : 'status'}>
        {text}
      </p>
      {action && (
        <button type="button" className={css.action} onClick={press}>
          {action.label}
        </button>
      )}
      {onClose && (
        <IconButton label={t`Close`} look="bare" size={44} onPress={close} className={css.close}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
