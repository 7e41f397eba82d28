import { classNames } from '#/lib/class-names.ts'
import { initials } from '#/lib/cut-text.ts'
import { href } from '#/paths.ts'
import type { Elements } from '#/ui/base/elements.ts'
import { Icon } from '#/ui/base/Icon.tsx'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import type { ViewContext } from '#/ui/base/view-context.ts'
import { WORDS } from '#/ui/base/words.ts'
import css from './HeaderView.module.css'
import { pressOf } from './presses.ts'

/** Classes for the parts that callers put into the header. */
export const headerParts = { address: css.address, badge: css.badge }

/**
 * The shop's own header: logo, address, service, language, basket, person (WB-01). On phones the middle moves into the
 * page.
 */
export function HeaderView({
  context: { say, Picture, Link },
  look,
  person,
  search,
  basket,
  back,
  address,
  service,
  language,
  bell,
  isWideOnly = false,
  isBare = false,
}: {
  context: ViewContext
  look: { readonly name: string; readonly logo: string }
  /** Null: a guest. */
  person: { readonly firstName: string; readonly lastName: string } | null
  /** Address of the search; null: it is this page. */
  search: string | null
  /** `isUntilBeside`: where there is room, the basket itself is beside the menu. */
  basket: { readonly href: string; readonly badge: Elements; readonly isUntilBeside: boolean }
  back?: React.ReactNode
  address: Elements
  service: React.ReactNode
  language: Elements
  /** Null reserves the space of one that is loaded later; undefined: there is none. */
  bell?: React.ReactNode
  /** On phones the page is without a header. */
  isWideOnly?: boolean
  /** On wide pages only the logo, Back and the person are shown. */
  isBare?: boolean
}) {
  const who = person ? person.firstName || say(WORDS.profile) : say(WORDS.logIn)
  return (
    <header className={classNames(css.header, isWideOnly && css.wideOnly, isBare && css.bare)}>
      <div className={classNames(css.inner, !back && css.first)}>
        <div className={css.start}>
          {back && <span className={css.backPlace}>{back}</span>}
          <Link href={href('home')} className={css.brand} data-press={pressOf('go', href('home'))}>
            <span className={css.logo}>
              <Picture src={look.logo} width={44} height={44} priority alt="" />
            </span>
            <span className={css.name} translate="no">
              {look.name}
            </span>
          </Link>
        </div>
        <div className={css.wide}>
          {address}
          <div className={css.service}>{service}</div>
        </div>
        <span className={css.space}>
          {search && (
            <Link
              href={search}
              className={css.search}
              aria-label={say(WORDS.searchDishes)}
              data-press={pressOf('go', search)}
            >
              <Icon of="search" size={20} />
              <span className={css.searchWords}>{say(WORDS.searchDishes)}</span>
            </Link>
          )}
        </span>
        {language}
        {bell !== undefined && <span className={css.bell}>{bell}</span>}
        <Link
          href={basket.href}
          className={classNames(css.basket, basket.isUntilBeside && css.untilBeside)}
          data-press={pressOf('go', basket.href)}
        >
          <Icon of="bag" size={20} />
          <VisuallyHidden>{say(WORDS.basket)}</VisuallyHidden>
          {basket.badge}
        </Link>
        <Link
          href={href('profile')}
          className={css.person}
          aria-label={who}
          data-press={pressOf('go', href('profile'))}
        >
          {person?.firstName ? (
            <span className={css.initials} data-initials={initials(person)} />
          ) : (
            <Icon of="user" size={20} />
          )}
          <span className={css.who}>{who}</span>
        </Link>
      </div>
    </header>
  )
}
