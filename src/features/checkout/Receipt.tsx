import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { formatPhone } from '#/domain/phone.ts'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { PhoneField } from '#/ui/form/PhoneField.tsx'
import { KitRoot, SwitchCell } from '#/ui/kit.tsx'
import { type Field, fieldId } from './missing-fields.ts'
import css from './Receipt.module.css'

/** The receipt by SMS: to the customer's own phone unless another one is written (CO-07). */
export function Receipt({ phone, marked }: { phone: string; marked: readonly Field[] }) {
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
