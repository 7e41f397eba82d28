import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { NOTICE_GAP_PX, NOTICE_MS } from '#/domain/constants.ts'
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
  useLayoutEffect(() => {
    const place = dialog ?? document.body
    host.toggleAttribute('data-in-dialog', dialog !== null)
    place.append(host)
    return () => host.remove()
  }, [dialog, host])
  return createPortal(
    <section
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

/** Time stops while a finger, a pointer or the focus is on the stack, then starts anew. */
function Toast({ notice, isHeld }: { notice: ShownNotice; isHeld: boolean }) {
  const dismiss = useSetAtom(dismissNoticeAtom)
  const { id, count, text, tone = 'plain', action } = notice
  useEffect(() => {
    if (isHeld || count === 0) return
    const timer = setTimeout(() => dismiss(id), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [isHeld, id, count, dismiss])
  const press = () => {
    dismiss(id)
    action?.onPress()
  }
  return (
    <div className={css.toast}>
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
    </div>
  )
}
