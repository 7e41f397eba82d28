import type { LucideIcon } from 'lucide-react'
import { BrandGlyph, type SocialSite } from '#/ui/BrandGlyph.tsx'
import css from './SettingsIcon.module.css'

/** The coloured square of a settings row, 30 px; the colour only distinguishes rows. */
export type SettingsColour =
  | 'orange'
  | 'green'
  | 'teal'
  | 'sky'
  | 'blue'
  | 'indigo'
  | 'purple'
  | 'pink'
  | 'red'
  | 'grey'

export function SettingsIcon({
  icon: Icon,
  colour,
}: {
  icon: LucideIcon | SocialSite
  colour: SettingsColour
}) {
  return (
    <span className={`${css.square} ${css[colour]}`} aria-hidden="true">
      {typeof Icon === 'string' ? <BrandGlyph of={Icon} size={19} /> : <Icon size={19} strokeWidth={2} />}
    </span>
  )
}
