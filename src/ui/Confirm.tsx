import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import css from './Confirm.module.css'
import { Sheet } from './Sheet.tsx'

/**
 * A question before something that cannot be taken back. Closes by itself once `onConfirm` has settled, unless that
 * answers `ask-again`: then it has another title by now, which wants a press of its own.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: most callers return nothing, and only void takes such a function
type ConfirmResult = void | 'ask-again'

export function Confirm({
  open,
  onClose,
  title,
  children,
  confirmLabel,
  cancelLabel,
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
  /** Where the question itself is whether to cancel: the other button then says what stays. */
  cancelLabel?: string
  isDestructive?: boolean
  onConfirm: () => ConfirmResult | Promise<ConfirmResult>
}) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    let hasMore = false
    try {
      hasMore = (await onConfirm()) === 'ask-again'
    } finally {
      setBusy(false)
      if (!hasMore) onClose()
    }
  }
  return (
    <Sheet open={open} onClose={onClose} title={title} mode="popup" isNarrow>
      {children ? <div className={css.text}>{children}</div> : null}
      <div className={css.actions}>
        <Button size="page" look={isDestructive ? 'danger' : 'brand'} busy={busy} commits onPress={confirm}>
          {confirmLabel}
        </Button>
        <Button size="page" onPress={onClose}>
          {cancelLabel ?? t`Cancel`}
        </Button>
      </div>
    </Sheet>
  )
}
