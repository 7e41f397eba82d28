import { atom } from 'jotai'
import { brandAtom } from './brands.ts'
import { merchantAtom, settingsAtom } from './merchant.ts'
import { lookOf } from './settings-rules.ts'

/** How the shop looks (TH-01 to TH-04). */
export const brandLookAtom = atom((get) => lookOf(get(merchantAtom), get(settingsAtom), get(brandAtom)))
