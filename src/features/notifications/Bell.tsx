import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Bell as BellIcon } from 'lucide-react'
import { href } from '#/paths.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { IconButton } from '#/ui/Button.tsx'
import { Unread } from '#/ui/Unread.tsx'
import css from './Bell.module.css'
import { unreadQuery } from './queries.ts'

/** The link to the notifications, with the number of new ones (NT-03). */
export function Bell() {
  const { t } = useLingui()
  const { data: count = 0 } = useQuery(unreadQuery(useAtomValue(queryScopeAtom)))
  return (
    <span className={css.bell}>
      <IconButton
        label={count > 0 ? t`Notifications, ${count} new` : t`Notifications`}
        to={href('notifications')}
      >
        <BellIcon size={20} aria-hidden="true" />
      </IconButton>
      <Unread count={count} className={css.count} />
    </span>
  )
}
