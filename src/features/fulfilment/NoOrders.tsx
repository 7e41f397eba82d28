import { useLingui } from '@lingui/react/macro'
import { Moon } from 'lucide-react'
import { ArtIcon } from '#/ui/ArtIcon.tsx'
import moon from '#/ui/art/moon.webp'
import { Notice } from '#/ui/Notice.tsx'
import { useElsewhere } from './elsewhere.ts'

/**
 * The branch takes no order, not even for the next days: where else one is taken (BX-05). `hasAction`: no main button of
 * the page says so.
 */
export function NoOrders({ isError = false, hasAction = false }: { isError?: boolean; hasAction?: boolean }) {
  const { t } = useLingui()
  const elsewhere = useElsewhere()
  return (
    <Notice
      tone={isError ? 'error' : 'warn'}
      icon={
        <ArtIcon src={moon} size={32}>
          <Moon size={22} />
        </ArtIcon>
      }
      title={t`Closed now`}
      {...(hasAction && elsewhere && { action: { label: elsewhere.label, onPress: elsewhere.open } })}
    >
      {t`This branch isn’t taking orders for the next few days.`}
    </Notice>
  )
}
