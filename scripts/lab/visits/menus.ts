import * as v from 'valibot'
import { Menu } from '#/api/schema/menu.ts'
import type { Unit } from '#/domain/menu/product.ts'
import { hasChoices } from '#/domain/menu/shown-price.ts'

export type SentProduct = { unit: Unit; amount: number; addsAtOnce: boolean }

/** Products of some merchants by id: which of them + adds at once, without choices and without a limit of stock. */
export async function menusOf(url: string, merchants: readonly string[]) {
  const menus = new Map<string, ReadonlyMap<string, SentProduct>>()
  for (const merchant of merchants) {
    const answer = await fetch(`${url}/products/v1/overalls?type=WEB`, { headers: { Merchant: merchant } })
    const { products } = v.parse(Menu, await answer.json())
    const known = products.map((product): [string, SentProduct] => {
      const isLimited = product.productBranch.some(({ stock }) => stock !== null)
      const { id, unit, amount } = product
      return [id, { unit, amount, addsAtOnce: !hasChoices(product) && !isLimited }]
    })
    menus.set(merchant, new Map(known))
  }
  return menus
}
