import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Order } from '#/api/schema/order.ts'
import { addToBasketAtom } from '#/features/basket/index.ts'
import { useMenu } from '#/features/catalog/index.ts'
import { SkeletonRows } from '#/first-screen/Skeleton.tsx'
import { useMoney } from '#/i18n/format.ts'
import { href } from '#/paths.ts'
import { type MainButton, useMainButton, useShell } from '#/shell/chrome.ts'
import { Notice } from '#/ui/Notice.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { Sheet } from '#/ui/Sheet.tsx'
import { ReceivedAs } from './ReceivedAs.tsx'
import { RepeatLines } from './RepeatLines.tsx'
import css from './RepeatSheet.module.css'
import { useReceiveAs, useReceiving } from './receiving.ts'
import { type Choice, sumOf, useRepeatChoices } from './use-repeat-choices.ts'

/**
 * What of an order comes into the basket again (BX-04): each line with today's price, all ticked, those that cannot be
 * ordered by name, and how it will be received.
 */
export function RepeatSheet({ order, open, onClose }: { order: Order; open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const menu = useMenu()
  const choices = useRepeatChoices()?.(order) ?? []
  const receiving = useReceiving()(order)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const picked = choices.filter((choice, place) => choice.is === 'on' && !left.has(place))
  const action = useAction(order, picked, onClose)
  const toggle = (place: number) => {
    const next = new Set(left)
    if (!next.delete(place)) next.add(place)
    setLeft(next)
  }
  return (
    <Sheet open={open} onClose={onClose} title={t`Order again`} takesMainButton className={css.panel}>
      {open && <Action action={action} />}
      <QueryView query={menu} skeleton={<SkeletonRows rows={3} />}>
        {() => (
          <div className={css.parts}>
            <RepeatLines choices={choices} left={left} isMenuWhole={menu.isWhole} onToggle={toggle} />
            {!order.hasAllLines && (
              <Notice
                tone="warn"
                title={t`Part of the order could not be read. Check that the basket has everything.`}
              />
            )}
            {receiving && <ReceivedAs receiving={receiving} />}
          </div>
        )}
      </QueryView>
    </Sheet>
  )
}

/** Puts what is ticked into the basket, to be received as the order was, and shows it there. */
function useAction(order: Order, picked: readonly Choice[], onDone: () => void): MainButton {
  const { t } = useLingui()
  const money = useMoney()
  const shell = useShell()
  const [, navigate] = useLocation()
  const add = useSetAtom(addToBasketAtom)
  const receiving = useReceiving()(order)
  const receiveAs = useReceiveAs()
  const onPress = () => {
    shell.haptic('light')
    for (const choice of picked) if (choice.is === 'on') add(choice.input)
    if (receiving) receiveAs(receiving)
    onDone()
    navigate(href('basket'))
  }
  const isEmpty = picked.length === 0
  return {
    label: t`Add to basket`,
    ...(!isEmpty && { amount: money(sumOf(picked)) }),
    disabled: isEmpty,
    onPress,
  }
}

function Action({ action }: { action: MainButton }) {
  useMainButton(action)
  return null
}
