import { useSetAtom } from 'jotai'
import css from './ActionSlot.module.css'
import { actionSlotAtom } from './layers.ts'
import { useWidth } from './use-width.ts'

/** The place of the screen's main button inside the page. Empty inside Telegram, which renders its own. */
export function ActionSlot() {
  return <div ref={useSetAtom(actionSlotAtom)} className={css.slot} />
}

/** The same beside the form of a wide window, under the total; a narrow one has the bar. */
export function WideActionSlot() {
  return useWidth() === 'narrow' ? null : <ActionSlot />
}
