import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { ANOTHER_PLACE, type Draft, type DraftPlace } from '#/features/order-draft/index.ts'
import { PlaceFields, SaveAddress } from '#/features/saved-addresses/index.ts'
import { customerAtom } from '#/session/session.ts'
import { useMainButton } from '#/shell/chrome.ts'
import { Sheet } from '#/ui/Sheet.tsx'
import css from './PlaceEditor.module.css'

/** The customer's own words for the point under the pin, over the map. */
export function PlaceEditor({
  open,
  mayBeSaved,
  place,
  door,
  onChange,
  onClose,
}: {
  open: boolean
  mayBeSaved: boolean
  place: DraftPlace
  door: Draft['door']
  onChange: (change: Partial<DraftPlace>) => void
  onClose: () => void
}) {
  const { t } = useLingui()
  const customer = useAtomValue(customerAtom)
  const noStreet = place.streetName.trim() === ''
  return (
    <Sheet open={open} onClose={onClose} title={t`Address`} takesMainButton>
      {open && <Done isOff={noStreet} onPress={onClose} />}
      <div className={css.fields}>
        <PlaceFields
          words={place}
          error={noStreet ? t`Enter the street or area` : null}
          onChange={(change, isElsewhere) => onChange({ ...change, ...(isElsewhere && ANOTHER_PLACE) })}
        />
        {mayBeSaved && customer && place.savedId === null && !noStreet && (
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
