import { type MainButton, useMainButton, useShell } from '#/shell/chrome.ts'
import { ActionButton } from '#/ui/ActionButton.tsx'
import css from './LayerAction.module.css'

/** The main action of a layer over the page: Telegram's main button where there is one, else a button in the layer. */
export function LayerAction({ action }: { action: MainButton }) {
  const isOwn = useShell().chrome === 'own'
  useMainButton(isOwn ? null : action)
  if (!isOwn) return null
  return <ActionButton {...action} className={css.button} />
}
