import { useLingui } from '@lingui/react/macro'
import { type PlaceLabel, readyLabel } from '#/domain/geo/place-label.ts'

/** The ready-made names of addresses in the customer's language (BX-22). */
export function useLabelNames(): Readonly<Record<PlaceLabel, string>> {
  const { t } = useLingui()
  return { home: t`Home`, work: t`Work` }
}

/** The name of a saved address: a ready-made one in the customer's language, whichever it was given in. */
export function useSavedName(): (name: string) => string {
  const names = useLabelNames()
  return (name) => {
    const label = readyLabel(name)
    return label ? names[label] : name
  }
}
