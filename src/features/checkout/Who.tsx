import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import { fullName } from '#/domain/contact.ts'
import { formatPhone } from '#/domain/phone.ts'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { useRequireCustomer } from '#/features/sign-in/index.ts'
import { href } from '#/paths.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { PhoneField } from '#/ui/form/PhoneField.tsx'
import { KitRoot, SwitchCell } from '#/ui/kit.tsx'
import { ListRow, RowChevron } from '#/ui/ListRow.tsx'
import { FormGroup } from './FormGroup.tsx'
import { LineField } from './LineField.tsx'
import { fieldId, type RequiredField } from './missing-fields.ts'
import type { CheckoutState } from './use-checkout-state.ts'
import { isSubmittingAtom } from './use-submit.ts'
import css from './Who.module.css'

/** The receiver: the customer, or somebody else (CO-04). */
export function Who({ order, marked }: { order: CheckoutState; marked: readonly RequiredField[] }) {
  const { t } = useLingui()
  const { customer } = order
  const { receiver: canBeOther } = useAtomValue(abilitiesAtom)
  const { service } = order.summary
  const title = service === 'DELIVERY' ? t`Who` : service === 'PICK_UP' ? t`Who picks it up` : t`Who orders`
  return (
    <FormGroup title={title}>
      {customer ? <Customer customer={customer} marked={marked} /> : <Visitor />}
      {canBeOther && customer && service !== 'DINE_IN' && <Receiver marked={marked} />}
    </FormGroup>
  )
}

function Visitor() {
  const { t } = useLingui()
  const requireCustomer = useRequireCustomer()
  return (
    <ListRow
      as="button"
      onClick={() => requireCustomer(href('checkout'))}
      title={t`Log in to order`}
      note={t`The basket and everything here stay as they are`}
      after={<RowChevron />}
    />
  )
}

function Customer({
  customer,
  marked,
}: {
  customer: NonNullable<CheckoutState['customer']>
  marked: readonly RequiredField[]
}) {
  const { t } = useLingui()
  const { name } = useAtomValue(draftAtom)
  const change = useSetAtom(changeDraftAtom)
  const isSubmitting = useAtomValue(isSubmittingAtom)
  const own = fullName(customer)
  const [isAsked] = useState(own === '')
  const phone = formatPhone(customer.phone)
  // What was typed here is saved to the account before the order is sent; the field does not turn into a row meanwhile.
  if (own && !(isAsked && isSubmitting)) return <ListRow className={css.customer} title={own} note={phone} />
  return (
    <LineField
      id={fieldId('name')}
      label={t`Your name`}
      value={name}
      onChange={(text) => change({ name: text })}
      autoComplete="given-name"
      maxLength={100}
      about={phone}
      placeholder={t`Enter your name`}
      error={marked.includes('name') ? t`Enter your name` : null}
    />
  )
}

function Receiver({ marked }: { marked: readonly RequiredField[] }) {
  const { t } = useLingui()
  const { receiver } = useAtomValue(draftAtom)
  const change = useSetAtom(changeDraftAtom)
  const id = useId()
  return (
    <div className={css.receiver}>
      <KitRoot>
        <SwitchCell
          checked={receiver !== null}
          onChange={(isOn) => change({ receiver: isOn ? { name: '', phone: '' } : null })}
        >
          {t`Someone else will receive it`}
        </SwitchCell>
      </KitRoot>
      {receiver && (
        <div id={id} className={css.fields}>
          <LineField
            id={fieldId('receiverName')}
            label={t`Name of the receiver`}
            value={receiver.name}
            onChange={(text) => change({ receiver: { ...receiver, name: text } })}
            maxLength={100}
            error={marked.includes('receiverName') ? t`Enter who will receive the order` : null}
          />
          <div className={css.phoneField}>
            <PhoneField
              id={fieldId('receiverPhone')}
              label={t`Phone of the receiver`}
              value={receiver.phone}
              onChange={(text) => change({ receiver: { ...receiver, phone: text } })}
              autoComplete="off"
              error={marked.includes('receiverPhone') ? t`Enter the full phone number` : null}
            />
          </div>
        </div>
      )}
    </div>
  )
}
