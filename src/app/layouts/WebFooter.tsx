import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { taglineOf } from '#/domain/tagline.ts'
import { useMenu } from '#/features/catalog/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { href } from '#/paths.ts'
import { copyrightAtom } from '#/tenant/abilities.ts'
import { brandLookAtom } from '#/tenant/merchant.ts'
import { linkToAtom } from '#/tenant/pages.ts'
import { Picture } from '#/ui/Picture.tsx'
import { AppStores, CallCentre, SocialLinks } from './FooterContacts.tsx'
import css from './WebFooter.module.css'

/** How many categories the footer names. */
const CATEGORIES = 5

/**
 * The footer, near-black in both themes; each part is shown only when the merchant has it on. On phones the menu itself is
 * right above, so its categories are named on wide pages only.
 */
export function WebFooter({ isWide }: { isWide: boolean }) {
  const { left, right } = useAtomValue(copyrightAtom)
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <Brand />
        {isWide && <MenuLinks />}
        <CompanyLinks />
        <div className={css.column}>
          <CallCentre />
          <AppStores />
        </div>
      </div>
      {(left || right) && (
        <div className={css.legal}>
          <span>{left}</span>
          <span>{right}</span>
        </div>
      )}
    </footer>
  )
}

function Brand() {
  const textIn = useTextIn()
  const look = useAtomValue(brandLookAtom)
  const tagline = taglineOf(textIn(look.title), look.name)
  return (
    <div className={css.about}>
      <div className={css.brand}>
        <span className={css.logo}>
          <Picture src={look.logo} width={44} height={44} alt="" />
        </span>
        <span translate="no">{look.name}</span>
      </div>
      {tagline && <p className={css.tagline}>{tagline}</p>}
      <SocialLinks />
    </div>
  )
}

/** The first categories. Its place is there before the menu is, so that the columns beside it stay where they are. */
function MenuLinks() {
  const { t } = useLingui()
  const textIn = useTextIn()
  const { ordered } = useMenu()
  return (
    <div>
      {ordered.length > 0 && (
        <nav className={css.column} aria-label={t`Menu`}>
          <h2>{t`Menu`}</h2>
          {ordered.slice(0, CATEGORIES).map(({ id, name }) => (
            <Link key={id} href={href('category', null, { id })}>
              {textIn(name)}
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}

function CompanyLinks() {
  const { t } = useLingui()
  const linkTo = useAtomValue(linkToAtom)
  const company = [
    { to: linkTo('about'), label: t`About us` },
    { to: linkTo('branches'), label: t`Branches` },
    { to: linkTo('vacancies'), label: t`Vacancies` },
    { to: linkTo('offerta'), label: t`Public offer` },
    { to: linkTo('privacy'), label: t`Privacy` },
  ].flatMap(({ to, label }) => (to ? [{ to, label }] : []))
  if (company.length === 0) return null
  return (
    <nav className={css.column} aria-label={t`Company`}>
      <h2>{t`Company`}</h2>
      {company.map(({ to, label }) => (
        <Link key={to} href={to}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
