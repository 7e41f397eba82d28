import type { LucideIcon } from 'lucide-react'
import css from './SettingsIcon.module.css'

/** The coloured square of a settings row, 30 px; the colour only tells rows apart. */
export type SettingsColour = 'orange' | 'green' | 'sky' | 'blue' | 'indigo' | 'pink' | 'grey'

export function SettingsIcon({ icon: Icon, colour }: { icon: LucideIcon; colour: SettingsColour }) {
  return (
    <span className={`${css.square} ${css[colour]}`} aria-hidden="true">
      <Icon size={19} strokeWidth={2} />
    </span>
  )
}
