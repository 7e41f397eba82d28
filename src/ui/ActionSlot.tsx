import { useSetAtom } from 'jotai'
import css from './ActionSlot.module.css'
import { actionSlotAtom } from './layers.ts'

/** The place of the screen's main button inside the page. Inside Telegram, which draws its own, it stays empty. */
export function ActionSlot() {
  return <div ref={useSetAtom(actionSlotAtom)} className={css.slot} />
}
