import { useLingui } from '@lingui/react/macro'
import { Spoken } from '#/ui/Spoken.tsx'
import { SYSTEM } from './card-names.ts'
import type { KeptCard } from './queries.ts'

/** `Uzcard •••• 1239`, the dots for the eye only. */
export function CardLine({ card }: { card: Pick<KeptCard, 'type' | 'lastFour'> }) {
  const { t } = useLingui()
  const { lastFour } = card
  return (
    <>
      {SYSTEM[card.type]} <span aria-hidden="true">{`•••• ${lastFour}`}</span>
      <Spoken>{t`ending in ${lastFour}`}</Spoken>
    </>
  )
}
