import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { draftAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { isAddressOpenAtom } from './target.ts'

/** The way on from a branch that takes no order: another address or branch. Null: who sits at a table has none (BX-05). */
export function useElsewhere(): { label: string; open: () => void } | null {
  const { t } = useLingui()
  const setOpen = useSetAtom(isAddressOpenAtom)
  const service = useAtomValue(serviceTypeAtom)
  const { place } = useAtomValue(draftAtom)
  if (service === 'DINE_IN') return null
  const address = place ? t`Another address` : t`Set an address`
  return { label: service === 'PICK_UP' ? t`Another branch` : address, open: () => setOpen(true) }
}
