import { atom } from 'jotai'
import { brandAtom } from './brands.ts'
import { merchantAtom, settingsAtom } from './merchant.ts'

/** How the shop looks: the brand tab's own colour and picture come before the merchant's (TH-01 to TH-04). */
export const brandLookAtom = atom((get) => {
  const [merchant, settings, brand] = [get(merchantAtom), get(settingsAtom), get(brandAtom)]
  return {
    /** Empty until the merchant is known. */
    name: brand?.name || settings.brand || merchant?.name.uz || '',
    title: settings.title,
    logo: brand?.image || settings.logo || merchant?.logo || '',
    favicon: settings.favicon || settings.logo || merchant?.logo || '',
    mainColor: brand?.color || settings.mainColor || merchant?.color || '',
    mainColorType: settings.mainColorType,
    isDark: settings.isDark || merchant?.theme === 'DARK',
  }
})
