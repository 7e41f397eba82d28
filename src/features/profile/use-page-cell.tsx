import { useAtomValue } from 'jotai'
import type { ComponentProps } from 'react'
import { linkToAtom } from '#/tenant/pages.ts'
import { Cell } from '#/ui/kit.tsx'
import { SettingsIcon } from './SettingsIcon.tsx'

type Page =
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

/**
 * Draws the row that leads to a page; null where this merchant has no such page. No component: a section draws its lines
 * between the children it is given, also around one that renders nothing.
 */
export function usePageCell() {
  const linkTo = useAtomValue(linkToAtom)
  return (page: Page, label: string, icon: ComponentProps<typeof SettingsIcon>) => {
    const to = linkTo(page)
    return (
      to && (
        <Cell key={page} to={to} before={<SettingsIcon {...icon} />}>
          {label}
        </Cell>
      )
    )
  }
}
