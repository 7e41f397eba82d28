import { useLingui } from '@lingui/react/macro'
import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { IconBadge } from '#/first-screen/IconBadge.tsx'
import type { Coordinates } from '#/shell/geolocation.ts'
import { Spinner } from '#/ui/Button.tsx'
import { ListRow } from '#/ui/ListRow.tsx'
import { Notice } from '#/ui/Notice.tsx'
import { type Refusal, useLocating } from './use-locating.ts'

/** A row that asks the device for its position; the text under it says why it could not be found (DL-09). */
export function LocateRow({
  title,
  advice,
  onFound,
}: {
  title: string
  /** What to do without a position. */
  advice: string
  /** The visit knows the position anyway. */
  onFound?: (point: Coordinates) => void | Promise<void>
}) {
  const { t } = useLingui()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { isLooking, look } = useLocating(onFound, setRefusal)
  const ask = () => {
    setRefusal(null)
    void look()
  }
  const why =
    refusal === 'denied'
      ? t`Please allow access to your location`
      : t`Your device does not share its location`
  return (
    <>
      <ListRow
        as="button"
        isBare
        aria-busy={isLooking || undefined}
        onClick={ask}
        before={<IconBadge>{isLooking ? <Spinner /> : <LocateFixed size={20} />}</IconBadge>}
        title={title}
      />
      {refusal && (
        <Notice tone="warn" title={why}>
          {advice}
        </Notice>
      )}
    </>
  )
}
