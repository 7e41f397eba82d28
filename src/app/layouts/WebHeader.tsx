import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Search, ShoppingBag, User } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { BasketBadge, useBasketHref } from '#/features/basket-page/index.ts'
import { AddressRow, ServiceSwitch } from '#/features/fulfilment/index.ts'
import { LanguageButton } from '#/features/language/index.ts'
import { classNames } from '#/lib/class-names.ts'
import { href } from '#/paths.ts'
import { customerAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { brandLookAtom } from '#/tenant/brand-look.ts'
import { linkToAtom } from '#/tenant/pages.ts'
import { Picture } from '#/ui/Picture.tsx'
import { BackButton } from './BackHeader.tsx'
import css from './WebHeader.module.css'

/** The shop's own header: logo, address, service, language, person (WB-01). On phones the middle moves into the page. */
export function WebHeader() {
  const { t } = useLingui()
  const [path] = useLocation()
  const look = useAtomValue(brandLookAtom)
  const customer = useAtomValue(customerAtom)
  const { basketBesideMenu } = useAtomValue(abilitiesAtom)
  const isHome = path === href('home')
  const person = customer ? customer.firstName || t`Profile` : t`Log in`
  const search = useAtomValue(linkToAtom)('search')
  return (
    <header className={classNames(css.header, path === search && css.wideOnly)}>
      <div className={css.inner}>
        <div className={css.start}>
          {!isHome && (
            <span className={css.backPlace}>
              <BackButton />
            </span>
          )}
          <Link href={href('home')} className={css.brand}>
            <span className={css.logo}>
              <Picture src={look.logo} width={44} height={44} priority alt="" />
            </span>
            <span className={css.name}>{look.name}</span>
          </Link>
        </div>
        <div className={css.wide}>
          <AddressRow look="header" className={css.address} />
          <div className={css.service}>
            <ServiceSwitch />
          </div>
        </div>
        <span className={css.space}>
          {search && path !== search && (
            <Link href={search} className={css.search} aria-label={t`Search dishes`}>
              <Search aria-hidden size={20} />
              <span className={css.searchWords}>{t`Search dishes`}</span>
            </Link>
          )}
        </span>
        <LanguageButton />
        <BasketLink className={isHome && basketBesideMenu ? css.untilBeside : undefined} />
        <Link href={href('profile')} className={css.person} aria-label={person}>
          {customer?.firstName ? (
            <>
              <span className={css.initials}>{initials(customer.firstName, customer.lastName)}</span>
              <span className={css.who}>{person}</span>
            </>
          ) : (
            <>
              <User aria-hidden size={20} />
              <span className={css.who}>{person}</span>
            </>
          )}
        </Link>
      </div>
    </header>
  )
}

/** The basket from any page of a wide window. */
function BasketLink({ className }: { className?: string | undefined }) {
  const { t } = useLingui()
  return (
    <Link href={useBasketHref()} className={classNames(css.basket, className)} aria-label={t`Basket`}>
      <ShoppingBag aria-hidden size={20} />
      <BasketBadge className={css.badge} />
    </Link>
  )
}

const initials = (first: string, last: string) => (first.slice(0, 1) + last.slice(0, 1)).toUpperCase()
