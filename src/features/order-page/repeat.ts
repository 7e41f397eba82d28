import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useLocation } from 'wouter'
import type { Order, OrderLine } from '#/api/schema/order.ts'
import { addToBasketAtom } from '#/features/basket/index.ts'
import { useMenu } from '#/features/catalog/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { href } from '#/paths.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { repeatable } from './repeatable.ts'

/** Puts an old order's lines into the basket; a dish or a choice that is not sold any more is named, not hidden. */
export function useRepeat(): (order: Order) => void {
  const { t } = useLingui()
  const textIn = useTextIn()
  const { byId } = useMenu()
  const add = useSetAtom(addToBasketAtom)
  const notify = useNotify()
  const [, navigate] = useLocation()
  return (order) => {
    const { wishes, gone, without, incomplete } = repeatable(order.cartItems, byId)
    const namesOf = (lines: readonly OrderLine[]) =>
      lines.map(({ product }) => textIn(product.name)).join(', ')
    const names = namesOf(gone)
    const others = namesOf(incomplete)
    for (const wish of wishes) add(wish)
    if (gone.length > 0) notify({ text: t`No longer on the menu: ${names}`, tone: 'error' })
    if (incomplete.length > 0)
      notify({
        text: t`We could not read how many or with which options. Add them yourself: ${others}`,
        tone: 'error',
      })
    if (!order.hasAllLines)
      notify({
        text: t`Part of the order could not be read. Check that the basket has everything.`,
        tone: 'error',
      })
    for (const { line, lost } of without) {
      const dish = textIn(line.product.name)
      const choices = lost.map(({ name }) => textIn(name)).join(', ')
      notify({ text: t`${dish}: no longer offered: ${choices}`, tone: 'error' })
    }
    if (wishes.length > 0) navigate(href('basket'))
  }
}
