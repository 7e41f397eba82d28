import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { CLICK_MS } from '#/shell/presses.ts'
import { Button } from './Button.tsx'
import css from './Confirm.module.css'
import { Sheet } from './Sheet.tsx'

/** A question before something that cannot be taken back. Closes by itself once `onConfirm` has settled. */
export function Confirm({
  open,
  onClose,
  title,
  children,
  confirmLabel,
  isDestructive = false,
  onConfirm,
}: {
  open: boolean
  onClose: () => void
  /** The question itself. */
  title: string
  children?: ReactNode
  /** The verb of the question ("Clear"), not "Yes". */
  confirmLabel: string
  isDestructive?: boolean
  onConfirm: () => void | Promise<void>
}) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const isResting = useRest(open)
  const confirm = async () => {
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      setBusy(false)
      onClose()
    }
  }
  return (
    <Sheet open={open} onClose={onClose} title={title} mode="popup" isNarrow>
      {children && <div className={css.text}>{children}</div>}
      <div className={css.actions}>
        <Button
          size="page"
          look={isDestructive ? 'danger' : 'brand'}
          busy={busy}
          isResting={isResting}
          onPress={confirm}
        >
          {confirmLabel}
        </Button>
        <Button size="page" onPress={onClose}>{t`Cancel`}</Button>
      </div>
    </Sheet>
  )
}

/** The question may come under the finger that asked for it: the second half of a double click answers nothing. */
function useRest(open: boolean): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => setIsOver(true), CLICK_MS)
    return () => {
      clearTimeout(timer)
      setIsOver(false)
    }
  }, [open])
  return !isOver
}
