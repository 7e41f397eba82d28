import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { UNREADABLE } from '#/api/error.ts'
import type { UsedMenu } from '#/features/catalog/index.ts'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { LoadFailed } from '#/ui/QueryView.tsx'

/**
 * Instead of a product that the menu, as it was read, does not have: it is not sold here (PR-10), or it may be among those
 * that could not be read, and then nothing is said of it (ER-05). `way`: to the menu.
 */
export function NotInMenu({
  menu,
  way,
  ...heading
}: {
  menu: Pick<UsedMenu, 'isWhole' | 'refetch'>
  way: { to: string } | { onPress: () => void }
} & Pick<ComponentProps<typeof EmptyState>, 'headingLevel'>) {
  const { t } = useLingui()
  if (!menu.isWhole) return <LoadFailed error={UNREADABLE} onRetry={menu.refetch} />
  return (
    <EmptyState
      {...heading}
      icon={<EmptyArt of="plate" />}
      title={t`This dish isn’t available now`}
      hint={t`It may be back tomorrow. See what else is on the menu.`}
      actions={[{ label: t`Open the menu`, ...way }]}
    />
  )
}
