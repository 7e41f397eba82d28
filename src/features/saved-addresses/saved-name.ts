import { useLingui } from '@lingui/react/macro'
import { BriefcaseBusiness, House, type LucideIcon, MapPin } from 'lucide-react'
import { meantLabel, type PlaceLabel, readyLabel } from '#/domain/geo/place-label.ts'

/* What a saved address is called, and its icon (BX-22). */

/** The icons of the ready-made names. */
export const LABEL_ICONS: Readonly<Record<PlaceLabel, LucideIcon>> = { home: House, work: BriefcaseBusiness }

/** The icon of a saved address by the name the customer gave it, in any of the languages. */
export function savedIcon(name: string): LucideIcon {
  const label = meantLabel(name)
  return label ? LABEL_ICONS[label] : MapPin
}

/** The ready-made names in the customer's language. */
export function useLabelNames(): Readonly<Record<PlaceLabel, string>> {
  const { t } = useLingui()
  return { home: t`Home`, work: t`Work` }
}

/** The name of a saved address: a ready-made one in the customer's language, whichever it was given in. */
export function useSavedName(): (name: string) => string {
  const names = useLabelNames()
  return (name) => {
    const label = readyLabel(name)
    return label ? names[label] : name
  }
}
