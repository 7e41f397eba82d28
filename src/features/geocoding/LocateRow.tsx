import { useLingui } from '@lingui/react/macro'
import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { type Fix, isRough, type RoughFix } from '#/domain/geo/fix.ts'
import { Spinner } from '#/ui/Button.tsx'
import { IconBadge } from '#/ui/base/IconBadge.tsx'
import { ListRow } from '#/ui/ListRow.tsx'
import { Notice } from '#/ui/Notice.tsx'
import { type Refusal, useLocating } from './use-locating.ts'
import { useWithin } from './use-within.ts'

/** A row that asks the device for its position; the text under it says why it could not be found (DL-09). */
export function LocateRow({
  title,
  advice,
  onFound,
}: {
  title: string
  /** What to do without a position. */
  advice: string
  /** Takes the place as a door, unless it is too rough for one. The visit knows the position anyway. */
  onFound?: (fix: Fix) => void | Promise<void>
}) {
  const { t } = useLingui()
  const within = useWithin()
  const [trouble, setTrouble] = useState<Refusal | RoughFix | null>(null)
  const take = onFound && ((fix: Fix) => (isRough(fix) ? setTrouble(fix) : onFound(fix)))
  const { isLooking, look } = useLocating(take, setTrouble)
  const ask = () => {
    setTrouble(null)
    void look()
  }
  const why =
    typeof trouble === 'object'
      ? trouble && within(trouble)
      : trouble === 'denied'
        ? t`Please allow access to your location`
        : t`Could not find your location`
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
      {trouble && (
        <Notice tone="warn" title={why}>
          {advice}
        </Notice>
      )}
    </>
  )
}
