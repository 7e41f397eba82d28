import { useLingui } from '@lingui/react/macro'
import { CloudOff, Store } from 'lucide-react'
import { useState } from 'react'
import type { ApiError } from '#/api/result.ts'
import { paths } from '#/paths.ts'
import { ArtIcon } from '#/ui/ArtIcon.tsx'
import plug from '#/ui/art/plug.webp'
import { Button } from '#/ui/Button.tsx'
import css from './ErrorPage.module.css'
import { ErrorPage } from './ErrorPage.tsx'

/**
 * There is no merchant at this address (`error` null), or no usable response: then nothing was deleted, and a retry may
 * succeed. Opened by its own address it starts the app again.
 */
export default function MerchantNotAvailableScreen({
  error = null,
  retry = () => location.assign(paths.home),
}: {
  error?: ApiError | null
  retry?: () => unknown
}) {
  const { t } = useLingui()
  const [isBusy, setIsBusy] = useState(false)
  const again = async () => {
    setIsBusy(true)
    try {
      await retry()
    } finally {
      setIsBusy(false)
    }
  }
  const Icon = error ? CloudOff : Store
  const isSilent = error?.kind === 'network' || error?.kind === 'timeout'
  const text = !error
    ? t`Please try a little later, or check the address of the shop.`
    : isSilent
      ? t`The server did not respond. Your basket is saved, check the connection and try again.`
      : t`Something went wrong on our side. Your basket is saved, try again in a minute.`
  return (
    <ErrorPage
      documentTitle={t`This shop is not available now`}
      picture={
        <span className={css.art}>
          <ArtIcon src={plug} size={120}>
            <span className={css.icon}>
              <Icon size={40} strokeWidth={1.5} />
            </span>
          </ArtIcon>
        </span>
      }
      title={t`This shop is not available now`}
      actions={<Button size="page" look="brand" busy={isBusy} onPress={again}>{t`Try again`}</Button>}
    >
      {text}
    </ErrorPage>
  )
}
