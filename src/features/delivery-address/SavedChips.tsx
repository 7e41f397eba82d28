import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Address } from '#/api/schema/address.ts'
import { savedAddressesQuery, savedIcon } from '#/features/saved-addresses/index.ts'
import { Chip } from '#/first-screen/Chip.tsx'
import { queryScopeAtom } from '#/session/session.ts'
import css from './SavedChips.module.css'

/** The saved addresses over the map, one press each. */
export function SavedChips({
  chosenId,
  onChoose,
}: {
  chosenId: string | null
  onChoose: (address: Address) => void
}) {
  const { t } = useLingui()
  const { data = [] } = useQuery(savedAddressesQuery(useAtomValue(queryScopeAtom)))
  if (data.length === 0) return null
  return (
    <fieldset className={css.chips}>
      <legend className={css.legend}>{t`Saved addresses`}</legend>
      {data.map((address) => {
        const name = address.name || address.streetName
        const Icon = savedIcon(name)
        return (
          <Chip
            key={address.id}
            kind="toggle"
            isActive={address.id === chosenId}
            icon={<Icon size={18} aria-hidden="true" />}
            onPress={() => onChoose(address)}
          >
            {name}
          </Chip>
        )
      })}
    </fieldset>
  )
}
