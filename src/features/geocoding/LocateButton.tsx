import { useLingui } from '@lingui/react/macro'
import { LocateFixed } from 'lucide-react'
import { isRough, type RoughFix } from '#/domain/geo/fix.ts'
import type { DraftPlace } from '#/features/order-draft/index.ts'
import { IconButton, Spinner } from '#/ui/Button.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { placeHere } from './place-of.ts'
import { useLocating } from './use-locating.ts'

/** "My location" as a round button on a map; a notice says why it could not be found. */
export function LocateButton({
  onFound,
  onRough,
}: {
  onFound: (place: DraftPlace) => void
  /** The device knows it too roughly for a door (DL-17). */
  onRough: (fix: RoughFix) => void
}) {
  const { t } = useLingui()
  const notify = useNotify()
  const name = t`My location`
  const { isLooking, look } = useLocating(
    async (fix) => (isRough(fix) ? onRough(fix) : onFound(await placeHere(fix, 'COORDINATES', name))),
    (why) =>
      notify(why === 'denied' ? t`Please allow access to your location` : t`Could not find your location`),
  )
  return (
    <IconButton look="picture" size={44} label={name} onPress={look}>
      {isLooking ? <Spinner /> : <LocateFixed aria-hidden="true" />}
    </IconButton>
  )
}
