import { useLingui } from '@lingui/react/macro'
import { History } from 'lucide-react'
import { addressLine } from '#/domain/geo/address-line.ts'
import type { UsedPlace } from '#/features/order-draft/index.ts'
import {
  fromSaved,
  savedIcon,
  useLastUsedFirst,
  useSavedAddresses,
  useSavedName,
  useUsedPlaces,
} from '#/features/saved-addresses/index.ts'
import { Chip } from '#/ui/base/Chip.tsx'
import hidden from '#/ui/base/VisuallyHidden.module.css'
import css from './SavedChips.module.css'

/** The saved and the last used addresses, one press each. */
export function SavedChips({
  chosenId,
  onChoose,
}: {
  chosenId: string | null
  onChoose: (used: UsedPlace) => void
}) {
  const { t } = useLingui()
  const { data: saved = [] } = useSavedAddresses()
  const used = useUsedPlaces()
  const inOrder = useLastUsedFirst()
  const nameOf = useSavedName()
  if (saved.length + used.length === 0) return null
  return (
    <fieldset className={css.chips}>
      <legend className={hidden.spoken}>{t`My addresses`}</legend>
      {inOrder(saved).map((address) => {
        const name = address.name || address.streetName
        const Icon = savedIcon(name)
        return (
          <Chip
            key={address.id}
            kind="toggle"
            isActive={address.id === chosenId}
            icon={<Icon size={18} aria-hidden="true" />}
            onPress={() => onChoose(fromSaved(address))}
          >
            {nameOf(name)}
          </Chip>
        )
      })}
      {used.map((one) => (
        <Chip
          key={`${one.place.latitude},${one.place.longitude}`}
          icon={<History size={18} aria-hidden="true" />}
          onPress={() => onChoose(one)}
        >
          {addressLine(one.place)}
        </Chip>
      ))}
    </fieldset>
  )
}
