import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { type DraftPlace, draftAtom } from '#/features/draft/index.ts'
import { AddressForm } from './AddressForm.tsx'
import { CityChips } from './CityChips.tsx'
import css from './DeliveryChoice.module.css'
import { PlaceSearch } from './PlaceSearch.tsx'
import { fromSaved } from './place-of.ts'
import { SavedAddresses } from './SavedAddresses.tsx'
import { WhereAmI } from './WhereAmI.tsx'

/** Finds an address (by words, by the device, among the saved) and completes it with its door. */
export function DeliveryChoice({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const draft = useAtomValue(draftAtom)
  const [found, setFound] = useState<DraftPlace | null>(draft.place)
  const [door, setDoor] = useState(draft.door)
  const [isSearching, setIsSearching] = useState(draft.place === null)
  const take = (place: DraftPlace) => {
    setFound(place)
    setIsSearching(false)
  }
  if (found && !isSearching) {
    return (
      <AddressForm
        key={`${found.latitude},${found.longitude}`}
        place={found}
        door={door}
        onChange={setFound}
        onDoor={setDoor}
        onOther={() => setIsSearching(true)}
        onDone={onDone}
      />
    )
  }
  return (
    <div className={css.choice}>
      <CityChips />
      <PlaceSearch label={t`Street, house or landmark`} onFound={take} />
      <WhereAmI onFound={take} />
      <SavedAddresses
        onChoose={(address) => {
          const saved = fromSaved(address)
          setDoor(saved.door)
          take(saved.place)
        }}
      />
    </div>
  )
}
