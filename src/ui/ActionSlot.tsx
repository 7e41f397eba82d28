import { useSetAtom } from 'jotai'
import css from './ActionSlot.module.css'
import { actionSlotAtom } from './layers.ts'
import { useWidth } from './use-width.ts'

/** The place of the screen's main button inside the page. Inside Telegram, which draws its own, it stays empty. */
export function ActionSlot() {
  return <div ref={useSetAtom(actionSlotAtom)} className={css.slot} />
}

/** The same beside the form of a wide window, under the total; a narrow one keeps its bar. */
export function WideActionSlot() {
  return useWidth() === 'narrow' ? null : <ActionSlot />
}
