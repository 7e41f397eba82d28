import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Users } from 'lucide-react'
import { sharedSeatAtom } from '#/session/saved.ts'
import { linkToAtom } from '#/tenant/pages.ts'
import { ActionItem, type ActionLook } from '#/ui/ActionItem.tsx'
import { Button } from '#/ui/Button.tsx'

/** The way to the basket that several people fill, or to starting one. */
export function SharedLink({ look }: { look: ActionLook }) {
  const { t } = useLingui()
  const page = useAtomValue(linkToAtom)('basketTogether')
  const seat = useAtomValue(sharedSeatAtom)
  if (!page) return null
  const label = seat && !seat.isOver ? t`To the shared basket` : t`Order together`
  return <ActionItem label={label} icon={Users} look={look} to={page} />
}

/** On the page of the order that a shared basket has become: the way to what everybody owes. */
export function SharedOrderLink({ orderId }: { orderId: string }) {
  const { t } = useLingui()
  const page = useAtomValue(linkToAtom)('basketTogether')
  const seat = useAtomValue(sharedSeatAtom)
  if (!page || seat?.orderId !== orderId) return null
  return (
    <Button size="page" icon={<Users aria-hidden="true" />} to={page}>
      {t`Who owes what`}
    </Button>
  )
}
