import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect, useRef } from 'react'
import { classNames } from '#/lib/class-names.ts'
import { useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { brandAtom, brandsAtom } from '#/tenant/merchant.ts'
import { Picture } from '#/ui/Picture.tsx'
import css from './BrandTabs.module.css'
import { basketCountsAtom, switchBrandAtom } from './switch-brand.ts'

/** The merchant's brands as tabs above the address; each shows the number of dishes in its basket. */
export function BrandTabs() {
  const { t } = useLingui()
  const shell = useShell()
  const { brands: isOn } = useAtomValue(abilitiesAtom)
  const brands = useAtomValue(brandsAtom)
  const current = useAtomValue(brandAtom)
  const counts = useAtomValue(basketCountsAtom)
  const switchTo = useSetAtom(switchBrandAtom)
  const tabs = useRef<HTMLElement>(null)
  const currentTab = useRef<HTMLButtonElement>(null)
  const currentId = current?.id
  useLayoutEffect(() => {
    const [row, tab] = [tabs.current, currentTab.current]
    // The brand on the screen is in sight, whichever it is; later its customer scrolls.
    if (currentId && row && tab)
      row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [currentId])
  if (!isOn || brands.length < 2) return null
  return (
    <nav ref={tabs} className={css.tabs} aria-label={t`Brands`}>
      {brands.map((brand) => {
        const count = counts.get(brand.id) ?? 0
        const isCurrent = brand.id === currentId
        return (
          <button
            key={brand.id}
            ref={isCurrent ? currentTab : null}
            type="button"
            className={classNames(css.tab, isCurrent && css.current)}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={() => {
              shell.haptic('selection')
              switchTo(brand)
              window.scrollTo(0, 0)
            }}
          >
            <Picture src={brand.image} width={44} height={44} priority className={css.picture} />
            <span className={css.words}>
              <span className={css.name}>{brand.name}</span>
              {count > 0 && <span className={css.basket}>{t`Basket · ${count}`}</span>}
            </span>
          </button>
        )
      })}
    </nav>
  )
}
