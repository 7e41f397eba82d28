import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import type { Category } from '#/api/schema/menu.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { Chip } from '#/ui/Chip.tsx'
import { classNames } from '#/ui/class-names.ts'
import css from './CategoryStrip.module.css'
import { anchorOf } from './card-geometry.ts'
import { useIncrementalList } from './use-incremental-list.ts'

/** The categories as chips under the header; the one being read stands 16 from the left edge. */
export function CategoryStrip({
  categories,
  active,
  isStuck,
  onChoose,
  before,
  ref,
}: {
  categories: readonly Category[]
  active: string | null
  /** It lies over the menu: a hairline separates them. */
  isStuck: boolean
  onChoose: (id: string) => void
  /** Left of the first chip; scrolls with the chips. */
  before?: ReactNode
  ref: Ref<HTMLDivElement>
}) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const strip = useRef<HTMLElement>(null)
  const { count, onScroll } = useIncrementalList(categories.findIndex(({ id }) => id === active))

  useEffect(() => {
    const rail = strip.current
    const chip = rail?.querySelector<HTMLElement>('[aria-current]')
    if (!rail || !chip) return
    const isFirst = chip === rail.querySelector('a')
    const gutter = Number.parseFloat(getComputedStyle(rail).paddingInlineStart) || 0
    rail.scrollTo?.({
      left: isFirst ? 0 : chip.offsetLeft + chip.clientLeft - gutter,
      behavior: active ? 'smooth' : 'auto',
    })
  }, [active])

  return (
    <div ref={ref} className={classNames(css.bar, isStuck && css.stuck)}>
      <nav ref={strip} className={css.strip} aria-label={t`Categories`} onScroll={onScroll}>
        {before}
        {categories.slice(0, count).map((category) => (
          <Chip
            key={category.id}
            href={`#${anchorOf(category.id)}`}
            isActive={category.id === active}
            onPress={() => onChoose(category.id)}
          >
            {textIn(category.name)}
          </Chip>
        ))}
      </nav>
    </div>
  )
}
