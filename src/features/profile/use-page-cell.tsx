import { useAtomValue } from 'jotai'
import type { ComponentProps } from 'react'
import { useLocation } from 'wouter'
import { href, type PlainPage } from '#/paths.ts'
import { linkToAtom } from '#/tenant/pages.ts'
import type { Elements } from '#/ui/base/elements.ts'
import { Cell } from '#/ui/kit.tsx'
import { SettingsIcon } from './SettingsIcon.tsx'

/**
 * Renders the row that leads to a page; null where this merchant has no such page. A function and not a component: a
 * section renders its dividers between its children, even around one that renders nothing. `isNavigation`: the row
 * stands beside the page it leads to.
 */
export function usePageCell(isNavigation = false) {
  const linkTo = useAtomValue(linkToAtom)
  const [path] = useLocation()
  return (page: PlainPage, label: string, icon: ComponentProps<typeof SettingsIcon>, after?: Elements) => {
    const to = linkTo(page)
    return (
      to && (
        <Cell
          key={page}
          to={to}
          isCurrent={isWithin(path, to)}
          hasChevron={!isNavigation}
          before={<SettingsIcon {...icon} />}
          after={after}
        >
          {label}
        </Cell>
      )
    )
  }
}

/** Whether a page or one of its steps is open; below the profile are pages of their own. */
const isWithin = (path: string, page: string) =>
  path === page || (page !== href('profile') && path.startsWith(`${page}/`))
