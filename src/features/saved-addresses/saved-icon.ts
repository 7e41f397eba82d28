import { BriefcaseBusiness, House, type LucideIcon, MapPin } from 'lucide-react'

/** The icon of a saved address by the name the customer gave it, in any of the languages. */
export function savedIcon(name: string): LucideIcon {
  if (/^(uy|home|house|дом|мой дом)/i.test(name)) return House
  if (/^(ish|ofis|work|office|работа|офис)/i.test(name)) return BriefcaseBusiness
  return MapPin
}
