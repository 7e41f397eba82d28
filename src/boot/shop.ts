import * as v from 'valibot'
import { Brand, Merchant } from '#/api/schema/merchant.ts'
import { SentSettings, type WebSettings } from '#/api/schema/settings.ts'
import { PAINT_KEY } from '#/config/first-paint.ts'
import { firstLanguage } from '#/domain/language.ts'
import { paletteFrom } from '#/domain/theme/palette.ts'
import { type Abilities, abilitiesOf, languagesOf, lookOf } from '#/tenant/settings-rules.ts'
import type { ViewContext } from '#/ui/base/view-context.ts'
import { applyTheme } from '#/ui/theme/apply.ts'
import { customerOf, type StoredCustomer } from './customer.ts'
import { device } from './handover.ts'
import { viewContext } from './view-context.tsx'

const { chosenLanguage, isTelegram, parsed, readCookie, stored } = device

/** The settings and the abilities they give. */
export type Shop = { settings: WebSettings; abilities: Abilities; context: ViewContext }

export function shopOf(sent: unknown): Shop | null {
  const read = v.safeParse(SentSettings, sent)
  if (!read.success) return null
  const language = firstLanguage({
    chosen: chosenLanguage,
    cookie: readCookie('lang'),
    device: device.deviceLanguage,
    main: read.output.mainLanguage,
    offered: languagesOf(read.output),
  })
  return { settings: read.output, abilities: abilitiesOf(read.output), context: viewContext(language) }
}

export type Look = ReturnType<typeof lookIn>

/** Colours and name of the shop. */
export function lookIn({ settings }: Shop, merchant: Merchant, brand: unknown) {
  const found = v.safeParse(Brand, brand)
  return lookOf(merchant, settings, found.success ? found.output : null)
}

/** Applies the shop's colours if no earlier visit has stored them. */
export function paintShop(look: Look) {
  if (stored(() => localStorage, PAINT_KEY)) return
  applyTheme(paletteFrom({ ...look, telegram: isTelegram ? (device.telegramTheme ?? {}) : null }))
}

/** Null for a text that describes no merchant. */
export function merchantIn(text: string | null): Merchant | null {
  const read = v.safeParse(Merchant, parsed(text))
  return read.success ? read.output : null
}

/** Whose first screen it is: the shop, its merchant, and the stored state of the customer there. */
export type Visit = { shop: Shop; merchant: Merchant; customer: StoredCustomer }

export function visitOf(
  shop: Shop | null,
  merchant: Merchant | null,
  brand: { id: string } | null,
): Visit | null {
  if (!shop || !merchant) return null
  return { shop, merchant, customer: customerOf(merchant.id, brand?.id ?? '', shop.abilities) }
}
