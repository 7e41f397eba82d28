import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { formatPhone } from '#/domain/phone.ts'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { PhoneField } from '#/ui/form/PhoneField.tsx'
import { KitRoot, SwitchCell } from '#/ui/kit.tsx'
import { fieldId, type RequiredField } from './missing-fields.ts'
import css from './SmsReceipt.module.css'

/** The receipt by SMS: to the customer's own phone unless another one is written (CO-07). */
export function SmsReceipt({ phone, marked }: { phone: string; marked: readonly RequiredField[] }) {
  const { t } = useLingui()
  const { chequePhone } = useAtomValue(draftAtom)
  const change = useSetAtom(changeDraftAtom)
  return (
    <div className={css.receipt}>
      <KitRoot>
        <SwitchCell
          checked={chequePhone !== null}
          onChange={(isOn) => change({ chequePhone: isOn ? formatPhone(phone) : null })}
        >
          {t`Receipt by SMS`}
        </SwitchCell>
      </KitRoot>
      {chequePhone !== null && (
        <div className={css.field}>
          <PhoneField
            id={fieldId('chequePhone')}
            label={t`Phone for the receipt`}
            value={chequePhone}
            onChange={(text) => change({ chequePhone: text })}
            error={marked.includes('chequePhone') ? t`Enter the full phone number` : null}
          />
        </div>
      )}
    </div>
  )
}
