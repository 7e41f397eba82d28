import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { tipFor } from '#/domain/order/tip.ts'
import { draftAtom, kitchenRequestsAtom } from '#/features/order-draft/index.ts'
import { useMoney } from '#/i18n/format.ts'
import { joinDots } from '#/lib/join.ts'
import { useMainButton } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { Dots } from '#/ui/base/Dots.tsx'
import type { Elements } from '#/ui/base/elements.ts'
import { ListRow, ListRows, RowChevron } from '#/ui/ListRow.tsx'
import { Sheet } from '#/ui/Sheet.tsx'
import { CourierWishes } from './CourierWishes.tsx'
import { FormGroup } from './FormGroup.tsx'
import { KitchenWishes } from './KitchenWishes.tsx'
import type { RequiredField } from './missing-fields.ts'
import { SmsReceipt } from './SmsReceipt.tsx'
import { Tip } from './Tip.tsx'
import type { CheckoutState } from './use-checkout-state.ts'
import css from './Wishes.module.css'

/**
 * What an order can do without: words for kitchen and courier, a tip, the receipt. Each is a row with its value; what is
 * asked for it is in the sheet behind. What must be filled in stays on the page.
 */
export function Wishes({ order, marked }: { order: CheckoutState; marked: readonly RequiredField[] }) {
  const { t } = useLingui()
  const money = useMoney()
  const { tip: takesTip } = useAtomValue(abilitiesAtom)
  const { place, tip } = useAtomValue(draftAtom)
  const kitchen = useKitchenValue(order.summary.service)
  const courier = useCourierValue()
  const { summary, customer, problem } = order
  const { service } = summary
  const isOut = problem?.kind === 'http' && problem.status < 500
  const receiver = tipFor(service)
  const tipTitle = receiver === 'waiter' ? t`Tip for the waiter` : t`Tip for the courier`
  return (
    <FormGroup title={t`Wishes`} isTitleHidden>
      <ListRows>
        <Wish title={t`For the kitchen`} value={kitchen}>
          <KitchenWishes service={service} />
        </Wish>
        {service === 'DELIVERY' && place && !isOut && (
          <Wish title={t`For the courier`} value={courier}>
            <CourierWishes />
          </Wish>
        )}
        {takesTip && receiver !== null && summary.basket.count > 0 && (
          <Wish title={tipTitle} value={tip > 0 ? money(tip) : t`No tip`}>
            <Tip title={tipTitle} products={summary.basket.products} />
          </Wish>
        )}
        {customer && <SmsReceipt phone={customer.phone} marked={marked} />}
      </ListRows>
    </FormGroup>
  )
}

function Wish({ title, value, children }: { title: string; value: string; children: Elements }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <ListRow
        as="button"
        className={css.row}
        onClick={() => setIsOpen(true)}
        title={title}
        after={
          <>
            <span className={css.value}>
              <Dots of={value} />
            </span>
            <RowChevron />
          </>
        }
      />
      <Sheet open={isOpen} onClose={close} title={title} isNarrow takesMainButton>
        {isOpen && <Content onDone={close}>{children}</Content>}
      </Sheet>
    </>
  )
}

/** What is changed in the sheet is part of the order at once, so that a reload loses nothing. */
function Content({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  const { t } = useLingui()
  useMainButton({ label: t`Done`, onPress: onDone })
  return <div className={css.sheet}>{children}</div>
}

function useKitchenValue(service: CheckoutState['summary']['service']): string {
  const { t } = useLingui()
  const { comment } = useAtomValue(draftAtom)
  const { ifMissing, cutlery } = useAtomValue(kitchenRequestsAtom)
  const note = comment.trim()
  if (service === 'DINE_IN') return note || t`Enter`
  const soldOut = {
    CALL: t`If sold out, call me`,
    REPLACE: t`If sold out, replace it`,
    REMOVE: t`If sold out, leave it out`,
  }[ifMissing]
  return joinDots([note, cutlery > 0 && t`Cutlery: ${cutlery}`, soldOut])
}

function useCourierValue(): string {
  const { t } = useLingui()
  const { place, courierNote } = useAtomValue(draftAtom)
  const said = [
    courierNote.trim(),
    place?.meetsOutside && t`I will meet you outside`,
    place?.photo && t`Photo`,
  ]
  return joinDots(said) || t`Enter`
}
