import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Order } from '#/api/schema/order.ts'
import { type NotAtOnce, notAtOnce } from '#/domain/order/order-again.ts'
import { addToBasketAtom } from '#/features/basket/index.ts'
import { useMenu } from '#/features/catalog/index.ts'
import { useMoney } from '#/i18n/format.ts'
import { href } from '#/paths.ts'
import { hasOwnBasketAtom } from '#/session/basket.ts'
import { customerAtom } from '#/session/session.ts'
import { useMainButton, useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { Button } from '#/ui/Button.tsx'
import { SkeletonRows } from '#/ui/base/Skeleton.tsx'
import { Notice } from '#/ui/Notice.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { Sheet } from '#/ui/Sheet.tsx'
import { AtOnce } from './AtOnce.tsx'
import { ReceivedAs } from './ReceivedAs.tsx'
import { RepeatLines } from './RepeatLines.tsx'
import css from './RepeatSheet.module.css'
import { useReceiveAs, useReceiving } from './receiving.ts'
import { endTrialAtom, isSharingAtom } from './trial.ts'
import { type LineChoice, sumOfChoices, useRepeatChoices } from './use-repeat-choices.ts'
import { useNotAtOnceWords } from './why-not.ts'

/**
 * An order once more (BX-04): each line with today's price, all ticked, those that cannot be ordered by name, and how it
 * will be received. Where it can be placed as it was, it is, from here (DX-08); otherwise it comes into the basket.
 */
export function RepeatSheet({ order, open, onClose }: { order: Order; open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const menu = useMenu()
  const choices = useRepeatChoices()?.(order) ?? []
  const receiving = useReceiving()(order)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const picked = choices.filter((choice, place) => choice.is === 'on' && !left.has(place))
  const toggle = (place: number) => {
    const next = new Set(left)
    if (!next.delete(place)) next.add(place)
    setLeft(next)
  }
  const isKept = useRef(false)
  const areLinesWhole =
    order.hasAllLines && choices.every((one) => one.is === 'on' && one.lost.length === 0 && !one.isShort)
  const [why, giveUp] = useNotAtOnce(order, areLinesWhole, menu.data !== undefined)
  const isAtOnce = open && why === null && receiving !== null && picked.length > 0
  const goOn = useGoOn(order, picked, isKept, onClose)
  const onBegun = (isBegun: boolean) => {
    isKept.current = isBegun
    if (!isBegun) giveUp()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Order again`}
      takesMainButton
      className={css.panel}
      footer={
        isAtOnce && (
          <Button size="page" isWide onPress={() => goOn('basket')}>
            {t`Change`}
          </Button>
        )
      }
    >
      {open && !isAtOnce && <ToBasket picked={picked} goOn={goOn} />}
      <QueryView query={menu} skeleton={<SkeletonRows rows={3} />}>
        {() => (
          <div className={css.parts}>
            <RepeatLines choices={choices} left={left} isMenuWhole={menu.isWhole} onToggle={toggle}>
              {!isAtOnce && receiving && choices.some(({ is }) => is === 'on') && (
                <ReceivedAs receiving={receiving} />
              )}
            </RepeatLines>
            {!order.hasAllLines && (
              <Notice
                tone="warn"
                title={t`Part of the order could not be read. Check that the basket has everything.`}
              />
            )}
            {isAtOnce ? (
              <AtOnce {...{ order, picked, areLinesWhole, receiving, isKept, goOn, onBegun, onClose }} />
            ) : (
              picked.length > 0 && <WhyNot why={why} />
            )}
          </div>
        )}
      </QueryView>
    </Sheet>
  )
}

/**
 * Why the order is not placed from here; `off`: this shop does not do that. One that is looked at is not left again by
 * what comes into the stored basket meanwhile, its own lines above all, unless it is given up, or the basket has become
 * one that several people fill: that one is sent to them as it is on the screen.
 */
function useNotAtOnce(
  order: Order,
  areLinesWhole: boolean,
  isKnown: boolean,
): [why: NotAtOnce | 'off' | null, giveUp: () => void] {
  const { repeatAtOnce } = useAtomValue(abilitiesAtom)
  const isSignedIn = useAtomValue(customerAtom) !== null
  const hasBasket = useAtomValue(hasOwnBasketAtom)
  const isShared = useAtomValue(isSharingAtom)
  const receiving = useReceiving()(order)
  const hasPlace = receiving?.service === 'DELIVERY' ? receiving.used !== null : receiving?.branch != null
  const now = notAtOnce({
    isSignedIn,
    isShared,
    hasBasket,
    areLinesWhole,
    hasService: receiving !== null,
    hasPlace,
  })
  const [isLookedAt, setIsLookedAt] = useState<boolean | null>(null)
  if (isKnown && isLookedAt === null) setIsLookedAt(repeatAtOnce && now === null)
  const isLeft = isLookedAt !== true || now === 'signed-out' || now === 'shared'
  return [repeatAtOnce ? (isLeft ? now : null) : 'off', () => setIsLookedAt(false)]
}

function WhyNot({ why }: { why: NotAtOnce | 'off' | null }) {
  const words = useNotAtOnceWords()
  const text = why && why !== 'off' && words[why]
  return text ? <Notice tone="tint" title={text} /> : null
}

/**
 * Puts what is ticked into the basket, to be received as the order was, and goes on there, or at the checkout. `isKept`:
 * it is there already, because it was sent from here, and refused or lost.
 */
function useGoOn(
  order: Order,
  picked: readonly LineChoice[],
  isKept: { readonly current: boolean },
  onDone: () => void,
) {
  const shell = useShell()
  const [, navigate] = useLocation()
  const add = useSetAtom(addToBasketAtom)
  const endTrial = useSetAtom(endTrialAtom)
  const receiving = useReceiving()(order)
  const receiveAs = useReceiveAs()
  return (to: 'basket' | 'checkout') => {
    shell.haptic('light')
    endTrial()
    if (!isKept.current) {
      for (const choice of picked) if (choice.is === 'on') add(choice.input)
      if (receiving) receiveAs(receiving)
    }
    onDone()
    navigate(href(to))
  }
}

/** The button of an order that comes into the basket. */
function ToBasket({ picked, goOn }: { picked: readonly LineChoice[]; goOn: (to: 'basket') => void }) {
  const { t } = useLingui()
  const money = useMoney()
  const isEmpty = picked.length === 0
  useMainButton({
    label: t`Add to basket`,
    ...(!isEmpty && { amount: money(sumOfChoices(picked)) }),
    disabled: isEmpty,
    onPress: () => goOn('basket'),
  })
  return null
}
