import { useAtomValue } from 'jotai'
import type { ComponentProps, ReactNode } from 'react'
import { linkToAtom } from '#/tenant/pages.ts'
import { Cell } from '#/ui/kit.tsx'
import { SettingsIcon } from './SettingsIcon.tsx'

/** A row that leads to a page; none where this merchant has no such page. */
export function PageCell({
  page,
  children,
  ...icon
}: {
  page:
    | 'about'
    | 'addresses'
    | 'branches'
    | 'cards'
    | 'chooseAddress'
    | 'favorites'
    | 'offerta'
    | 'orders'
    | 'privacy'
    | 'promos'
  children: ReactNode
} & ComponentProps<typeof SettingsIcon>) {
  const to = useAtomValue(linkToAtom)(page)
  if (!to) return null
  return (
    <Cell to={to} before={<SettingsIcon {...icon} />}>
      {children}
    </Cell>
  )
}
