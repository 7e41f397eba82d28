import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { LARGEST_TIP, offeredTips } from '#/domain/order/tip.ts'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { useAmount, useMoney } from '#/i18n/format.ts'
import { useShell } from '#/shell/chrome.ts'
import { useSumField } from '#/ui/form/use-sum-field.ts'
import { Tile, Tiles } from '#/ui/Tiles.tsx'
import { LineField } from './LineField.tsx'
import css from './Tip.module.css'

/** A tip for who brings the food: three sums, another one or none, which is chosen until the customer says otherwise (BX-24). */
export function Tip({ title, products }: { title: string; products: number }) {
  const { t } = useLingui()
  const money = useMoney()
  const amount = useAmount()
  const shell = useShell()
  const { tip } = useAtomValue(draftAtom)
  const change = useSetAtom(changeDraftAtom)
  const [isTyping, setIsTyping] = useState(false)
  const offered = offeredTips(products)
  // The offered sums follow the basket; a sum that was chosen before stays what it is.
  const isOwn = isTyping || (tip > 0 && !offered.includes(tip))
  const most = money(LARGEST_TIP)
  const choose = (sum: number, types = false) => {
    shell.haptic('selection')
    setIsTyping(types)
    change({ tip: sum })
  }
  const type = (sum: number) => {
    setIsTyping(true)
    change({ tip: sum })
  }
  // More than the most is never taken, so that the total is what stands in the field.
  const field = useSumField(tip, type, LARGEST_TIP)
  return (
    <>
      <Tiles label={title}>
        <TipTile isChosen={tip === 0 && !isOwn} onChoose={() => choose(0)}>
          {t`No tip`}
        </TipTile>
        {[...new Set(offered)].map((sum) => (
          <TipTile key={sum} isChosen={tip === sum && !isOwn} onChoose={() => choose(sum)}>
            {amount(sum)}
          </TipTile>
        ))}
        <TipTile isChosen={isOwn} onChoose={() => choose(tip, true)}>
          {t`Other amount`}
        </TipTile>
      </Tiles>
      {isOwn && (
        <div className={css.own}>
          <LineField label={t`Amount`} placeholder="0" {...field} about={t`At most ${most}`} />
        </div>
      )}
    </>
  )
}

function TipTile({ children, ...props }: { isChosen: boolean; onChoose: () => void; children: string }) {
  return (
    <Tile name="checkout-tip" className={css.tile} {...props}>
      <span>{children}</span>
    </Tile>
  )
}
