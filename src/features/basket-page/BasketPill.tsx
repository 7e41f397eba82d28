import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { useBasketSoon } from '#/features/basket/index.ts'
import { useOpenState } from '#/features/fulfilment/index.ts'
import { Skeleton } from '#/first-screen/Skeleton.tsx'
import { clockTime } from '#/i18n/format.ts'
import { classNames } from '#/lib/class-names.ts'
import { useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { Picture } from '#/ui/Picture.tsx'
import { Price } from '#/ui/Price.tsx'
import css from './BasketPill.module.css'
import { useBasketHref } from './href.ts'

/** The basket over the menu, 56 high: pictures, how many, how much. Nothing while it is empty. */
export function BasketPill() {
  const { t } = useLingui()
  const { lines, count, totals, isEmpty, isUnknown } = useBasketSoon()
  const { tabs } = useAtomValue(abilitiesAtom)
  const { chrome } = useShell()
  const open = useOpenState()
  const to = useBasketHref()
  if (isEmpty) return null
  const pictures = lines.flatMap(({ product }) => (product ? [product] : [])).slice(-3)
  const time = open?.nextOpenAt ? clockTime(open.nextOpenAt) : ''
  const label = time ? t`Order for ${time}` : t`Basket`
  const shown = time ? pictures.slice(-1) : pictures
  return (
    <>
      <div className={classNames(css.fade, tabs && css.fadeOverTabs, chrome === 'own' && css.narrowOnly)} />
      <div className={classNames(css.place, tabs && css.overTabs, chrome === 'own' && css.narrowOnly)}>
        <Link href={to} className={css.pill} data-leads="">
          <span className={css.pictures} aria-hidden="true">
            {shown.map(({ id, image }) => (
              <Picture key={id} className={css.picture} src={image} width={36} height={36} priority />
            ))}
          </span>
          <span className={css.words}>
            <span className={css.label}>{label}</span>
            {!time && (
              <span className={css.count}>
                {'· '}
                <span key={count} className={css.number}>
                  {count}
                </span>
              </span>
            )}
          </span>
          {isUnknown ? (
            <Skeleton width={80} height={18} />
          ) : (
            <Price className={css.sum} sum={totals.products} />
          )}
        </Link>
      </div>
    </>
  )
}
