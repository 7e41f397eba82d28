import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { CreditCard } from 'lucide-react'
import { isExpired } from '#/domain/order/saved-card.ts'
import { CardLine } from '#/features/bank-cards/index.ts'
import { changeDraftAtom } from '#/features/order-draft/index.ts'
import { classNames } from '#/lib/class-names.ts'
import { useShell } from '#/shell/chrome.ts'
import { Tile } from '#/ui/Tiles.tsx'
import { useNow } from '#/ui/use-now.ts'
import css from './CardTile.module.css'
import pay from './Pay.module.css'
import type { SavedCard } from './payment.ts'
import type { CheckoutState } from './use-checkout-state.ts'

/** Saved cards as tiles beside the payment methods; one that has expired says so and cannot be chosen (DX-09). */
export function CardTiles({
  payment: { ofCards, card: chosen },
  cards,
}: {
  payment: CheckoutState['payment']
  cards: readonly SavedCard[]
}) {
  const shell = useShell()
  const change = useSetAtom(changeDraftAtom)
  if (!ofCards) return null
  return cards.map((card) => (
    <CardTile
      key={card.id}
      card={card}
      isChosen={card.id === chosen?.id}
      onChoose={() => {
        shell.haptic('selection')
        change({ paymentId: ofCards.id, cardId: card.id })
      }}
    />
  ))
}

function CardTile({
  card,
  isChosen,
  onChoose,
}: {
  card: SavedCard
  isChosen: boolean
  onChoose: () => void
}) {
  const { t } = useLingui()
  const isOver = isExpired(card, useNow())
  const until = isOver ? t`Card expired` : card.expire
  return (
    <Tile name="checkout-pay" isChosen={isChosen} onChoose={onChoose} disabled={isOver} className={pay.tile}>
      <span className={classNames(pay.mark, isOver ? css.over : pay.own)} aria-hidden="true">
        <CreditCard size={20} />
      </span>
      <span className={css.words}>
        <span className={pay.name}>
          <CardLine card={card} />
        </span>
        {until !== '' && (
          <span className={css.until} translate={isOver ? undefined : 'no'}>
            {until}
          </span>
        )}
      </span>
    </Tile>
  )
}
