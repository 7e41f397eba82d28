import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { ReceiptText, Search, ShoppingBag, User, UtensilsCrossed } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { BasketBadge, useBasketHref } from '#/features/basket-page/index.ts'
import { href } from '#/paths.ts'
import { mainButtonAtom } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { linkToAtom } from '#/tenant/pages.ts'
import css from './TabBar.module.css'

/** Tabs of phones. They give way to a screen's own action, which stands in the same place. */
export function TabBar() {
  const hasAction = useAtomValue(mainButtonAtom) !== null
  return hasAction ? null : <Tabs />
}

function Tabs() {
  const { t } = useLingui()
  const [path] = useLocation()
  const { basketPill } = useAtomValue(abilitiesAtom)
  const basket = useBasketHref()
  const linkTo = useAtomValue(linkToAtom)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--bar-height', 'var(--tab-bar)')
    return () => style.setProperty('--bar-height', '0px')
  }, [])
  const tabs = [
    { to: href('home'), label: t`Menu`, Icon: UtensilsCrossed },
    { to: linkTo('search'), label: t`Search`, Icon: Search },
    { to: basketPill ? null : basket, label: t`Basket`, Icon: ShoppingBag, hasBadge: true },
    { to: href('orders'), label: t`Orders`, Icon: ReceiptText },
    { to: href('profile'), label: t`Profile`, Icon: User },
  ]
  return (
    <nav className={css.bar} aria-label={t`Sections`}>
      {tabs.map(
        ({ to, label, Icon, hasBadge }) =>
          to && (
            <Link key={to} href={to} className={css.tab} aria-current={path === to ? 'page' : undefined}>
              <span className={css.icon}>
                <Icon aria-hidden size={24} strokeWidth={path === to ? 2.4 : 2} />
                {hasBadge && <BasketBadge className={css.badge} />}
              </span>
              {label}
            </Link>
          ),
      )}
    </nav>
  )
}
