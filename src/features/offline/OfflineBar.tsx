import { useLingui } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import { useState } from 'react'
import { useMenu } from '#/features/catalog/index.ts'
import { clockTime, useDate } from '#/i18n/format.ts'
import { deviceNow, toServerTime } from '#/lib/clock.ts'
import { DotParts } from '#/ui/base/Dots.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import css from './OfflineBar.module.css'

/** ms; of an older menu the day is shown too. */
const DAY = 24 * 60 * 60 * 1_000

/** Says that there is no network and how old the menu is, with a button that loads it again (BX-14). */
export function OfflineBar() {
  const { t } = useLingui()
  const day = useDate()
  const notify = useNotify()
  const { data, updatedAt, refetch } = useMenu()
  const [isAsking, setIsAsking] = useState(false)
  const moment = new Date(toServerTime(updatedAt))
  const clock = clockTime(moment)
  const time = deviceNow() - updatedAt < DAY ? clock : `${day(moment)}, ${clock}`

  const ask = async () => {
    setIsAsking(true)
    const { isError } = await refetch()
    setIsAsking(false)
    if (isError) notify(t`Still no answer. Try again a little later`)
  }
  return (
    <div className={css.bar} role="status">
      <WifiOff className={css.icon} size={18} aria-hidden="true" />
      <p className={css.words}>
        {data && updatedAt > 0 ? (
          <DotParts parts={[<strong key="state">{t`No internet`}</strong>, t`menu as of ${time}`]} />
        ) : (
          <strong>{t`No internet`}</strong>
        )}
      </p>
      <button type="button" className={css.again} disabled={isAsking} onClick={ask}>{t`Refresh`}</button>
    </div>
  )
}
