import { useLingui } from '@lingui/react/macro'
import { LocateFixed } from 'lucide-react'
import type { DraftPlace } from '#/features/order-draft/index.ts'
import { IconButton, Spinner } from '#/ui/Button.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { useLocating } from './use-locating.ts'

/** "My location" as a round button on a map; why it could not be found is told in passing. */
export function LocateButton({ onFound }: { onFound: (place: DraftPlace) => void }) {
  const { t } = useLingui()
  const notify = useNotify()
  const { isLooking, look } = useLocating(onFound, (why) =>
    notify(
      why === 'denied' ? t`Please allow access to your location` : t`Your device does not share its location`,
    ),
  )
  return (
    <IconButton look="picture" size={44} label={t`My location`} onPress={look}>
      {isLooking ? <Spinner /> : <LocateFixed aria-hidden="true" />}
    </IconButton>
  )
}
