import { useMainButton, useShell } from '#/shell/chrome.ts'
import { ActionButton } from '#/ui/ActionButton.tsx'
import { classNames } from '#/ui/class-names.ts'
import css from './LayerAction.module.css'
import type { ProductAction } from './use-action.ts'

/**
 * The action of what lies over the page: the host's main button where the host draws it, else a button here, since
 * the page's own bar is behind the layer.
 */
export function LayerAction({ action }: { action: ProductAction }) {
  const isOwn = useShell().chrome === 'own'
  useMainButton(isOwn ? null : action)
  if (!isOwn) return null
  const { label, amount, disabled, isWaiting } = action
  return (
    <ActionButton
      label={label}
      amount={amount}
      disabled={disabled}
      onPress={action.onPress}
      className={classNames(css.button, isWaiting && css.waiting)}
    />
  )
}
