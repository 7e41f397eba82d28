import { BriefcaseBusiness, House, type LucideIcon, MapPin } from 'lucide-react'
import { meantLabel, type PlaceLabel } from '#/domain/geo/place-label.ts'

/** The icons of the ready-made names (BX-22). */
export const LABEL_ICONS: Readonly<Record<PlaceLabel, LucideIcon>> = { home: House, work: BriefcaseBusiness }

/** The icon of a saved address by the name the customer gave it, in any of the languages. */
export function savedIcon(name: string): LucideIcon {
  const label = meantLabel(name)
  return label ? LABEL_ICONS[label] : MapPin
}
