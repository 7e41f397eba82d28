import type { LucideIcon } from 'lucide-react'
import css from './Square.module.css'

/** The coloured square of a settings row, 30 px; the colour only tells rows apart. */
export type SquareColour = 'orange' | 'green' | 'sky' | 'blue' | 'indigo' | 'pink' | 'grey'

export function Square({ icon: Icon, colour }: { icon: LucideIcon; colour: SquareColour }) {
  return (
    <span className={`${css.square} ${css[colour]}`} aria-hidden="true">
      <Icon size={19} strokeWidth={2} />
    </span>
  )
}
