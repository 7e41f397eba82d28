import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { SaveAddress } from '#/features/address-book/index.ts'
import type { Draft, DraftPlace } from '#/features/draft/index.ts'
import { customerAtom } from '#/session/session.ts'
import { useMainButton } from '#/shell/chrome.ts'
import { Field } from '#/ui/Field.tsx'
import { Segmented } from '#/ui/Segmented.tsx'
import { Sheet } from '#/ui/Sheet.tsx'
import css from './PlaceEditor.module.css'

/** The customer's own words for the point under the pin, over the map. */
export function PlaceEditor({
  open,
  place,
  door,
  onChange,
  onClose,
}: {
  open: boolean
  place: DraftPlace
  door: Draft['door']
  onChange: (change: Partial<DraftPlace>) => void
  onClose: () => void
}) {
  const { t } = useLingui()
  const customer = useAtomValue(customerAtom)
  const edit = (change: Partial<DraftPlace>) => onChange({ ...change, savedId: null })
  const noStreet = place.streetName.trim() === ''
  return (
    <Sheet open={open} onClose={onClose} title={t`Address`} takesMainButton>
      {open && <Done isOff={noStreet} onPress={onClose} />}
      <div className={css.fields}>
        <div className={css.two}>
          <Field
            label={t`Street or area`}
            value={place.streetName}
            onChange={(streetName) => edit({ streetName })}
            autoComplete="street-address"
            maxLength={200}
            error={noStreet ? t`Fill in the street or the area` : null}
          />
          <Field
            label={t`House`}
            value={place.houseNumber}
            onChange={(houseNumber) => edit({ houseNumber })}
            autoComplete="off"
            maxLength={30}
          />
        </div>
        <Segmented
          label={t`Kind of house`}
          value={place.type}
          options={[
            { value: 'APARTMENT', label: t`Flat` },
            { value: 'HOUSE', label: t`House` },
          ]}
          onChange={(type) => onChange({ type })}
        />
        <Field
          label={t`Landmark`}
          value={place.landmark}
          onChange={(landmark) => onChange({ landmark })}
          autoComplete="off"
          maxLength={300}
        />
        {customer && place.savedId === null && !noStreet && (
          <SaveAddress place={place} door={door} onSaved={onChange} />
        )}
      </div>
    </Sheet>
  )
}

function Done({ isOff, onPress }: { isOff: boolean; onPress: () => void }) {
  const { t } = useLingui()
  useMainButton({ label: t`Done`, disabled: isOff, onPress })
  return null
}
