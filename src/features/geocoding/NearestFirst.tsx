import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { knownPointAtom } from '#/features/fulfilment/index.ts'
import { LocateRow } from './LocateRow.tsx'

/**
 * Above a list of branches: asks where the customer is, so that the nearest come first; nothing where that was known
 * before. Once pressed it stays, and the focus with it.
 */
export function NearestFirst() {
  const { t } = useLingui()
  const known = useAtomValue(knownPointAtom)
  const [wasKnown] = useState(known !== null)
  if (wasKnown) return null
  return <LocateRow title={t`Show the nearest first`} advice={t`Choose a branch from the list.`} />
}
