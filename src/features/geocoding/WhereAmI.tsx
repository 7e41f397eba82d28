import { useLingui } from '@lingui/react/macro'
import type { DraftPlace } from '#/features/order-draft/index.ts'
import { LocateRow } from './LocateRow.tsx'
import { placeHere } from './place-of.ts'

/**
 * "My location" as a row: the address there, or the point alone where there is none. Of a rough place it asks for the
 * street instead.
 */
export function WhereAmI({ onFound }: { onFound: (place: DraftPlace) => void }) {
  const { t } = useLingui()
  const name = t`My location`
  return (
    <LocateRow
      title={name}
      advice={t`Type the street and the house instead.`}
      onFound={async (fix) => onFound(await placeHere(fix, 'COORDINATES', name))}
    />
  )
}
