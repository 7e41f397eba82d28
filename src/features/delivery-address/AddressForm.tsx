import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { OutOfZone } from '#/features/fulfilment/index.ts'
import { ANOTHER_PLACE, type Draft, type DraftPlace } from '#/features/order-draft/index.ts'
import { DoorFields, PlaceFields, PlaceHead, SaveAddress } from '#/features/saved-addresses/index.ts'
import { customerAtom } from '#/session/session.ts'
import { useMainButton } from '#/shell/chrome.ts'
import { useRequiredFields } from '#/ui/form/use-required-fields.ts'
import { Notice } from '#/ui/Notice.tsx'
import css from './AddressForm.module.css'
import { useBranchFor } from './branch-for.ts'
import { FoundLine } from './FoundLine.tsx'
import { useTakeAddress } from './take-address.ts'

/** The rest of a found address: its house, door and landmark, and whether we deliver there. */
export function AddressForm({
  place,
  door,
  onChange,
  onDoor,
  onOther,
  onDone,
}: {
  place: DraftPlace
  door: Draft['door']
  onChange: (place: DraftPlace) => void
  onDoor: (door: Draft['door']) => void
  onOther: () => void
  onDone: () => void
}) {
  const { t } = useLingui()
  const customer = useAtomValue(customerAtom)
  const take = useTakeAddress()
  const found = useBranchFor(place)
  const isHouse = place.type === 'HOUSE'
  const { marked, check } = useRequiredFields(place.streetName.trim() === '' ? ['street'] : [])
  const confirm = () => {
    if (!check()) return
    take(place, door, found.is === 'known' ? found.branch : null)
    onDone()
  }
  useMainButton(
    found.is === 'out'
      ? { label: t`Choose another address`, onPress: onOther }
      : { label: t`Deliver here`, busy: found.is === 'asking', onPress: confirm },
  )
  return (
    <div className={css.form}>
      <PlaceHead place={place} takesFocus onOther={onOther} />
      {found.is === 'out' && (
        // Without a Suspense of its own a chunk that still loads would hide the whole sheet.
        <Suspense>
          <OutOfZone place={place} problem={found.error} branch={found.nearest} isInChoice />
        </Suspense>
      )}
      {found.is === 'known' && <FoundLine place={place} branch={found.branch} />}
      {found.is === 'failed' && (
        <Notice
          tone="warn"
          title={t`Could not check if we deliver here`}
          action={{ label: t`Try again`, onPress: found.retry }}
        >
          {t`You can continue, we will check again before the order.`}
        </Notice>
      )}
      {found.is !== 'out' && (
        <>
          <PlaceFields
            words={place}
            error={marked.length > 0 ? t`Enter the street or area` : null}
            onChange={(change, isElsewhere) =>
              onChange({ ...place, ...change, ...(isElsewhere && ANOTHER_PLACE) })
            }
          >
            {!isHouse && <DoorFields door={door} onDoor={onDoor} />}
          </PlaceFields>
          {customer && place.savedId === null && <SaveAddress place={place} door={door} onSaved={onChange} />}
        </>
      )}
    </div>
  )
}
