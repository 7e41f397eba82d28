import { atom } from 'jotai'
import type { WebSettings } from '#/api/schema/settings.ts'
import type { PaymentType } from '#/domain/order/order-request.ts'
import { merchantAtom, settingsAtom } from './merchant.ts'
import { type Abilities, type Ability, abilitiesOf, hasYandexMap, languagesOf } from './settings-rules.ts'

export type { Abilities, Ability }

export const abilitiesAtom = atom((get) => abilitiesOf(get(settingsAtom)))

/** Whether maps are Yandex's (DL-10). */
export const hasYandexMapAtom = atom((get) => hasYandexMap(get(merchantAtom), get(settingsAtom)))

/** Payment types the merchant has switched on; PAYNET and OTHER have no flag of their own. */
export const paymentTypesOf = (s: WebSettings): Record<PaymentType, boolean> => ({
  CASH: s.cashActive,
  TERMINAL: s.terminalActive,
  PAYME: s.paymeActive,
  CLICK: s.clickActive,
  UZUM: s.uzumActive,
  PAYNET: true,
  OTHER: true,
})
export const paymentTypesAtom = atom((get) => paymentTypesOf(get(settingsAtom)))

export const languagesAtom = atom((get) => languagesOf(get(settingsAtom)))
export const mainLanguageAtom = atom((get) => get(settingsAtom).mainLanguage)

/** The merchant's number at the counter of visits, and what they call its goals (IN-02). */
export const counterAtom = atom((get) => {
  const { yandexMetricsId, yandexMetricsKeys } = get(settingsAtom)
  return { id: yandexMetricsId, goalNames: yandexMetricsKeys }
})
export type GoalNames = WebSettings['yandexMetricsKeys']

/** What names the merchant's chat at amoCRM (IN-01), as it was sent. */
export const crmButtonAtom = atom((get) => {
  const { amoCRMId, amoCRMHash } = get(settingsAtom)
  return { id: amoCRMId, hash: amoCRMHash }
})

/** The two ends of the line under the footer. */
export const copyrightAtom = atom((get) => {
  const { leftCopyWrite, rightCopyWrite } = get(settingsAtom)
  return { left: leftCopyWrite, right: rightCopyWrite }
})
