import { useAtomValue } from 'jotai'
import type { Product } from '#/api/schema/menu.ts'
import type { Order, OrderLine } from '#/api/schema/order.ts'
import { type RepeatChoice, repeatChoices } from '#/domain/basket/repeat-choices.ts'
import { useMenu } from '#/features/catalog/index.ts'
import { serviceTypeAtom } from '#/features/order-draft/index.ts'
import { useReceiving } from './receiving.ts'

export type LineChoice = RepeatChoice<OrderLine, Product>

/** A function that says what each line of an order can be today; null while no menu is known. */
export function useRepeatChoices(): ((order: Order) => readonly LineChoice[]) | null {
  const { data, branchId } = useMenu()
  const present = useAtomValue(serviceTypeAtom)
  const receivingOf = useReceiving()
  if (!data) return null
  return (order) =>
    repeatChoices(order.cartItems, data.byId, {
      branchId,
      service: receivingOf(order)?.service ?? present,
    })
}

/** What the lines that can be ordered cost together, so'm. */
export const sumOfChoices = (choices: readonly LineChoice[]): number =>
  choices.reduce((sum, choice) => sum + (choice.is === 'on' ? choice.sum : 0), 0)
