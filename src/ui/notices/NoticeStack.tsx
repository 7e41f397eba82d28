import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { NOTICE_GAP_PX, NOTICE_MS } from '#/domain/constants.ts'
import { classNames } from '#/lib/class-names.ts'
import { IconButton } from '#/ui/Button.tsx'
import { topDialogAtom } from '#/ui/layers.ts'
import css from './NoticeStack.module.css'
import { dismissNoticeAtom, noticesAtom, type ShownNotice } from './notices.ts'

/** The stack at the bottom. It moves into the dialog on top, because all outside of a modal dialog is inert. */
export function NoticeStack() {
  const { t } = useLingui()
  const notices = useAtomValue(noticesAtom)
  const dialog = useAtomValue(topDialogAtom)
  const [host] = useState(() => document.createElement('div'))
  const [isHeld, setIsHeld] = useState(false)
  const stack = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const place = dialog ?? document.body
    host.toggleAttribute('data-in-dialog', dialog !== null)
    place.append(host)
    return () => host.remove()
  }, [dialog, host])
  const isEmpty = notices.length === 0
  useLayoutEffect(() => {
    // A notice stays where it appeared, also when it outlives the bar that it was above.
    if (isEmpty || !stack.current) return
    const { style } = stack.current
    style.setProperty('--held', getComputedStyle(stack.current).bottom)
    return () => void style.removeProperty('--held')
  }, [isEmpty])
  return createPortal(
    <section
      ref={stack}
      aria-label={t`Notices`}
      className={css.stack}
      style={{ gap: NOTICE_GAP_PX }}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} isHeld={isHeld} />
      ))}
    </section>,
    host,
  )
}

/**
 * A notice with a close button stays until it is closed; for the others time stops while a finger, a pointer or the
 * focus is on the stack, then starts again.
 */
function Toast({ notice, isHeld }: { notice: ShownNotice; isHeld: boolean }) {
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
    dismiss(id)
    action?.onPress()
  }
  const close = () => {
    dismiss(id)
    onClose?.()
  }
  return (
    <div className={classNames(css.toast, onClose && css.banner)}>
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
