import { useLingui } from '@lingui/react/macro'
import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import type { DraftPlace } from '#/features/order-draft/index.ts'
import { Spinner } from '#/ui/Button.tsx'
import { IconBadge } from '#/ui/IconBadge.tsx'
import { Notice } from '#/ui/Notice.tsx'
import { useLocating } from './use-locating.ts'
import css from './WhereAmI.module.css'

/** "My location" as a row; why it could not be found stands under it. */
export function WhereAmI({ onFound }: { onFound: (place: DraftPlace) => void }) {
  const { t } = useLingui()
  const [refusal, setRefusal] = useState<'denied' | 'unavailable' | null>(null)
  const { isLooking, look } = useLocating(onFound, setRefusal)
  const ask = () => {
    setRefusal(null)
    void look()
  }
  return (
    <>
      <button type="button" className={css.row} aria-busy={isLooking || undefined} onClick={ask}>
        <IconBadge>{isLooking ? <Spinner /> : <LocateFixed size={20} />}</IconBadge>
        {t`My location`}
      </button>
      {refusal === 'denied' && <Notice tone="warn" title={t`Please allow access to your location`} />}
      {refusal === 'unavailable' && (
        <Notice tone="warn" title={t`Your device does not share its location`}>
          {t`Type the street and the house instead.`}
        </Notice>
      )}
    </>
  )
}
