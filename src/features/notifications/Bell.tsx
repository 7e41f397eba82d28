import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Bell as BellIcon } from 'lucide-react'
import { classNames } from '#/lib/class-names.ts'
import { href } from '#/paths.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { IconButton } from '#/ui/Button.tsx'
import css from './Bell.module.css'
import { unreadQuery } from './queries.ts'

/** More than these are a dot alone: two digits would cover the bell. */
const MOST = 9

/** The link to the notifications, with a dot while there are new ones, which holds their number up to nine (NT-03). */
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
      {count > 0 && (
        <span className={classNames(css.dot, count <= MOST && css.count)} aria-hidden="true">
          {count <= MOST && count}
        </span>
      )}
    </span>
  )
}
