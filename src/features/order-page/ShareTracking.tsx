import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { errorOf } from '#/api/query.ts'
import type { Order } from '#/api/schema/order.ts'
import { mayBeTracked } from '#/domain/order/tracking.ts'
import { useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { Button } from '#/ui/Button.tsx'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { Notice } from '#/ui/Notice.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { Sheet } from '#/ui/Sheet.tsx'
import css from './ShareTracking.module.css'
import { trackingLink, useTracking } from './tracking.ts'

/** Shares a link that shows where the order is to somebody who has not ordered it (BX-35). */
export function ShareTracking({ order }: { order: Order }) {
  const { t } = useLingui()
  const { tracking } = useAtomValue(abilitiesAtom)
  const [isOpen, setIsOpen] = useState(false)
  const links = useTracking(order.id, () => setIsOpen(false))
  if (!tracking || !mayBeTracked(order)) return null
  // The link is made now, so that sending it is a press of its own: browsers share only in a press.
  const open = () => {
    setIsOpen(true)
    if (order.trackingToken === null) links.share.mutate()
  }
  const label = t`Share tracking`
  return (
    <>
      <Button size="page" className={css.share} icon={<Share2 aria-hidden="true" />} onPress={open}>
        {label}
      </Button>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={label} isNarrow>
        <TheLink token={order.trackingToken} links={links} />
      </Sheet>
    </>
  )
}

/** `token` null: the link is being made. */
function TheLink({ token, links }: { token: string | null; links: ReturnType<typeof useTracking> }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { share, stop } = links
  const send = useSend()
  if (share.error)
    return (
      <Notice
        tone="error"
        title={t`There is no link yet`}
        action={{ label: t`Try again`, onPress: () => share.mutate() }}
      >
        {errorText(errorOf(share.error))}
      </Notice>
    )
  return (
    <div className={css.sheet}>
      <p>{t`Anyone with the link can see the status, the map and the arrival time, no login needed. Names, phone numbers, your flat, dishes and prices stay private.`}</p>
      {token === null ? (
        <div role="status" aria-busy="true" aria-label={t`Loading`}>
          <Skeleton height={50} radius="var(--radius-button)" />
        </div>
      ) : (
        <>
          <Button
            size="page"
            look="brand"
            onPress={() => void send(trackingLink(token))}
          >{t`Send the link`}</Button>
          <Button
            size="page"
            look="danger"
            busy={stop.isPending}
            onPress={() => stop.mutate()}
          >{t`Stop sharing`}</Button>
        </>
      )}
      <p className={css.note}>{t`The link works until the order is delivered.`}</p>
    </div>
  )
}

function useSend() {
  const { t } = useLingui()
  const shell = useShell()
  const notify = useNotify()
  return async (link: string) => {
    const outcome = await shell.share(link, t`Live tracking`)
    if (outcome === 'copied') notify(t`Link copied`)
    if (outcome === 'failed') notify({ text: t`Could not share the link`, tone: 'error' })
  }
}
