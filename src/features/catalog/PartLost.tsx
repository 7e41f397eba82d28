import { useLingui } from '@lingui/react/macro'
import { Notice } from '#/ui/Notice.tsx'
import type { UsedMenu } from './use-menu.ts'

/** Of a menu that was read in part: what is not there may be among what could not be read (ER-05). */
export function PartLost({ menu }: { menu: Pick<UsedMenu, 'refetch'> }) {
  const { t } = useLingui()
  return (
    <Notice
      tone="warn"
      title={t`Part of the menu did not load`}
      action={{ label: t`Try again`, onPress: () => void menu.refetch() }}
    />
  )
}
