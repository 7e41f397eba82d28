import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { formatPhone, phoneHref } from '#/domain/phone.ts'
import { safeUrl } from '#/lib/safe-url.ts'
import { linksAtom } from '#/tenant/abilities.ts'
import { brandLookAtom } from '#/tenant/brand-look.ts'
import { settingsAtom } from '#/tenant/merchant.ts'
import { linkToAtom } from '#/tenant/pages.ts'
import { Picture } from '#/ui/Picture.tsx'
import css from './WebFooter.module.css'

/** Near-black in both themes; each part only when the merchant shows it. */
export function WebFooter() {
  const { t } = useLingui()
  const look = useAtomValue(brandLookAtom)
  const linkTo = useAtomValue(linkToAtom)
  const links = useAtomValue(linksAtom)
  const { leftCopyWrite, rightCopyWrite } = useAtomValue(settingsAtom)
  const company = [
    { to: linkTo('about'), label: t`About us` },
    { to: linkTo('branches'), label: t`Branches` },
    { to: linkTo('vacancies'), label: t`Vacancies` },
    { to: linkTo('offerta'), label: t`Public offer` },
    { to: linkTo('privacy'), label: t`Privacy` },
  ].flatMap(({ to, label }) => (to ? [{ to, label }] : []))
  const social = [
    { url: links.telegram, label: 'Telegram' },
    { url: links.instagram, label: 'Instagram' },
    { url: links.facebook, label: 'Facebook' },
    { url: links.bot, label: t`Telegram bot` },
    { url: links.ios, label: 'App Store' },
    { url: links.android, label: 'Google Play' },
  ].flatMap(({ url, label }) => {
    const safe = url && safeUrl(url)
    return safe ? [{ url: safe, label }] : []
  })
  const tel = links.phone && safeUrl(phoneHref(links.phone))
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.brand}>
          <span className={css.logo}>
            <Picture src={look.logo} width={44} height={44} alt="" />
          </span>
          {look.name}
        </div>
        {company.length > 0 && (
          <nav className={css.column} aria-label={t`Company`}>
            <h2>{t`Company`}</h2>
            {company.map(({ to, label }) => (
              <Link key={to} href={to}>
                {label}
              </Link>
            ))}
          </nav>
        )}
        {social.length > 0 && (
          <nav className={css.column} aria-label={t`Follow us`}>
            <h2>{t`Follow us`}</h2>
            {social.map(({ url, label }) => (
              <a key={url} href={url} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            ))}
          </nav>
        )}
        {tel && (
          <div className={css.column}>
            <h2>{t`Call centre`}</h2>
            <a className={css.phone} href={tel}>
              {formatPhone(links.phone ?? '')}
            </a>
          </div>
        )}
      </div>
      {(leftCopyWrite || rightCopyWrite) && (
        <div className={css.legal}>
          <span>{leftCopyWrite}</span>
          <span>{rightCopyWrite}</span>
        </div>
      )}
    </footer>
  )
}
