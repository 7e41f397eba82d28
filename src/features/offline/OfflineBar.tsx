import { Trans, useLingui } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import { useState } from 'react'
import { useMenu } from '#/features/catalog/index.ts'
import { clockTime, useDay } from '#/i18n/format.ts'
import { deviceNow, toServerTime } from '#/lib/clock.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import css from './OfflineBar.module.css'

/** ms. An older menu says its day too. */
const DAY = 24 * 60 * 60 * 1_000

/** There is no network: how old the menu is, and a way to ask again (BX-14, design picture 11c). */
export function OfflineBar() {
  const { t } = useLingui()
  const day = useDay()
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
          <Trans>
            <strong>No internet</strong> · menu as of {time}
          </Trans>
        ) : (
          <strong>{t`No internet`}</strong>
        )}
      </p>
      <button type="button" className={css.again} disabled={isAsking} onClick={ask}>{t`Refresh`}</button>
    </div>
  )
}
