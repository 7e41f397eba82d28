import { atom } from 'jotai'
import { NO_TEXT } from '#/domain/text.ts'
import { brandAtom } from './brands.ts'
import { merchantAtom, settingsAtom } from './merchant.ts'

/** How the shop looks: the brand tab's own colour and picture come before the merchant's (TH-01 to TH-04). */
export const brandLookAtom = atom((get) => {
  const [merchant, settings, brand] = [get(merchantAtom), get(settingsAtom), get(brandAtom)]
  return {
    /** Empty until the merchant is known. */
    name: brand?.name || settings.brand || merchant?.name.uz || '',
    /** The shop's own; a brand is called by its name (TH-03). */
    title: brand?.name ? NO_TEXT : settings.title,
    logo: brand?.image || settings.logo || merchant?.logo || '',
    favicon: brand?.image || settings.favicon || settings.logo || merchant?.logo || '',
    mainColor: brand?.color || settings.mainColor || merchant?.color || '',
    mainColorType: settings.mainColorType,
    isDark: settings.isDark || merchant?.theme === 'DARK',
  }
})
