import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import { SYSTEM } from './card-names.ts'
import type { CardWithTimer } from './queries.ts'

/** `Uzcard •••• 1239`, short `•• 1239`; the dots for the eye only. */
export function CardLine({
  card,
  isShort = false,
}: {
  card: Pick<CardWithTimer, 'type' | 'lastFour'>
  isShort?: boolean
}) {
  const { t } = useLingui()
  const { lastFour } = card
  return (
    <>
      {!isShort && <span translate="no">{`${SYSTEM[card.type]} `}</span>}
      <span aria-hidden="true" translate="no">{`${isShort ? '••' : '••••'}\u00a0${lastFour}`}</span>
      <VisuallyHidden>{t`ending in ${lastFour}`}</VisuallyHidden>
    </>
  )
}
