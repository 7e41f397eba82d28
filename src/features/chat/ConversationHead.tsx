import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Headset, Phone } from 'lucide-react'
import { openState } from '#/domain/hours/hours.ts'
import { useHoursText } from '#/features/fulfilment/index.ts'
import { classNames } from '#/lib/class-names.ts'
import { useShell } from '#/shell/chrome.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { linksAtom } from '#/tenant/links.ts'
import { brandLookAtom } from '#/tenant/merchant.ts'
import { IconButton } from '#/ui/Button.tsx'
import { IconBadge } from '#/ui/base/IconBadge.tsx'
import { useNow } from '#/ui/use-now.ts'
import css from './ConversationHead.module.css'

/** Who answers, while which hours, and the call centre for what cannot wait. */
export function ConversationHead() {
  const { t } = useLingui()
  const shell = useShell()
  const hours = useHoursText()
  const now = useNow()
  const { name } = useAtomValue(brandLookAtom)
  const branch = useAtomValue(nearestBranchAtom)
  const [phone] = useAtomValue(linksAtom).phones
  return (
    <div className={css.head}>
      <IconBadge>
        <Headset size={20} />
      </IconBadge>
      <div className={css.words}>
        <p className={css.name} translate="no">
          {name}
        </p>
        {branch && (
          <p className={classNames(css.hours, openState(branch, now).isOpen && css.open)}>
            <span>{hours(branch)}</span>
          </p>
        )}
      </div>
      {phone && (
        <IconButton label={t`Call centre`} size={44} onPress={() => shell.openLink(phone.href)}>
          <Phone size={20} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
