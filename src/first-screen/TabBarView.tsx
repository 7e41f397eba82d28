import { href } from '#/paths.ts'
import type { Elements } from '#/ui/base/elements.ts'
import { Icon, type IconName } from '#/ui/base/Icon.tsx'
import type { ViewContext } from '#/ui/base/view-context.ts'
import { WORDS } from '#/ui/base/words.ts'
import { pressOf } from './presses.ts'
import css from './TabBarView.module.css'

/** Class of the number on the basket's tab. */
export const tabBadge = css.badge

type Tab = { to: string | null; word: (typeof WORDS)['menu']; icon: IconName; badge?: Elements }

/** Tabs of phones. */
export function TabBarView({
  context: { say, Link },
  path,
  search,
  basket,
  badge,
}: {
  context: ViewContext
  /** Of the page that is shown. */
  path: string
  /** Addresses; null: no such tab. */
  search: string | null
  basket: string | null
  /** On the basket's icon. */
  badge?: Elements
}) {
  const tabs: readonly Tab[] = [
    { to: href('home'), word: WORDS.menu, icon: 'plate' },
    { to: search, word: WORDS.search, icon: 'search' },
    { to: basket, word: WORDS.basket, icon: 'bag', badge },
    { to: href('orders'), word: WORDS.orders, icon: 'receipt' },
    { to: href('profile'), word: WORDS.profile, icon: 'user' },
  ]
  return (
    <nav className={css.bar} aria-label={say(WORDS.sections)}>
      {tabs.map(
        ({ to, word, icon, badge: onIcon }) =>
          to && (
            <Link
              key={to}
              href={to}
              className={css.tab}
              aria-current={path === to ? 'page' : undefined}
              data-press={pressOf('go', to)}
            >
              <span className={css.icon}>
                <Icon of={icon} size={24} weight={path === to ? 2.4 : 2} />
                {onIcon}
              </span>
              <span>{say(word)}</span>
            </Link>
          ),
      )}
    </nav>
  )
}
