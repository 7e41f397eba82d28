import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { Moon } from 'lucide-react'
import { draftAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { ArtIcon } from '#/ui/ArtIcon.tsx'
import moon from '#/ui/art/moon.webp'
import { Notice } from '#/ui/Notice.tsx'
import { isAddressOpenAtom } from './target.ts'

/** The branch takes no order, not even for the next days: where else one is taken (BX-05). */
export function NoOrders({ isError = false }: { isError?: boolean }) {
  const { t } = useLingui()
  const open = useSetAtom(isAddressOpenAtom)
  const service = useAtomValue(serviceTypeAtom)
  const { place } = useAtomValue(draftAtom)
  const address = place ? t`Another address` : t`Set an address`
  const elsewhere = service === 'PICK_UP' ? t`Another branch` : service === 'DELIVERY' && address
  return (
    <Notice
      tone={isError ? 'error' : 'warn'}
      icon={
        <ArtIcon src={moon} size={32}>
          <Moon size={22} />
        </ArtIcon>
      }
      title={t`Closed now`}
      {...(elsewhere && { action: { label: elsewhere, onPress: () => open(true) } })}
    >
      {t`This branch isn’t taking orders for the next few days.`}
    </Notice>
  )
}
