import { useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Confirm } from '#/ui/Confirm.tsx'
import css from './ClearBasket.module.css'
import { useLineActions } from './line-actions.ts'

/** Empties the basket after a question; what was in it can be put back. */
export function ClearBasket() {
  const { t } = useLingui()
  const { clear } = useLineActions()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <button type="button" className={css.clear} onClick={() => setIsAsking(true)}>
        <Trash2 size={16} aria-hidden="true" />
        <span>{t`Clear`}</span>
      </button>
      <Confirm
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Clear the basket?`}
        confirmLabel={t`Clear`}
        isDestructive
        onConfirm={clear}
      />
    </>
  )
}
