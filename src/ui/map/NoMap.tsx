import { useLingui } from '@lingui/react/macro'
import { MapPinOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Notice } from '#/ui/Notice.tsx'
import css from './NoMap.module.css'

/** Says that there is no map; the alternative is below. */
export function NoMap({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className={css.notice}>
      <Notice tone="tint" title={t`The map cannot be shown here`} icon={<MapPinOff size={22} />}>
        {children}
      </Notice>
    </div>
  )
}
