import { useLingui } from '@lingui/react/macro'
import type { Product } from '#/api/schema/menu.ts'
import type { SearchIndex } from '#/domain/search/search-index.ts'
import { similarProducts, similarTexts } from '#/domain/search/similar.ts'
import { PartLost, type UsedMenu } from '#/features/catalog/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { Button } from '#/ui/Button.tsx'
import { Chip } from '#/ui/base/Chip.tsx'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import css from './NothingFound.module.css'
import { PopularDishes } from './PopularDishes.tsx'
import { usePopular } from './popular.ts'

const SIMILAR = 3
/** Dishes with a similar word, to choose the names from: many may have the same one. */
const CANDIDATES = 60
const SUGGESTIONS = 6

/** No dish: similar names, popular categories and dishes, and a button that clears the field. */
export function NothingFound({
  menu,
  index,
  query,
  onChoose,
  onClear,
}: {
  menu: UsedMenu
  index: SearchIndex<Product>
  query: string
  onChoose: (name: string) => void
  onClear: () => void
}) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const { dishes, categories } = usePopular(menu)
  const candidates = [...menu.ordered, ...similarProducts(index, query, CANDIDATES)]
  const names = [...new Set(candidates.map(({ name }) => textIn(name)))]
  const similar = similarTexts(names, query, SIMILAR)
  const others = categories.map(({ name }) => textIn(name))
  const suggestions = [...new Set([...similar, ...others])].slice(0, similar.length > 0 ? SUGGESTIONS : 4)
  return (
    <>
      {!menu.isWhole && <PartLost menu={menu} />}
      <div className={css.nothing}>
        <EmptyArt of="magnifier" />
        <div role="status" className={css.words}>
          <h2 className={css.title}>{t`No “${query}”`}</h2>
          <p className={css.hint}>
            {similar.length > 0
              ? t`Check the spelling or pick something similar`
              : t`Check the spelling or see what others order`}
          </p>
        </div>
        <ul className={css.chips}>
          {suggestions.map((name) => (
            <li key={name}>
              <Chip onPress={() => onChoose(name)}>{name}</Chip>
            </li>
          ))}
        </ul>
        <Button look="plain" className={css.clear} onPress={onClear}>
          {t`Clear search`}
        </Button>
      </div>
      <PopularDishes dishes={dishes} menu={menu} />
    </>
  )
}
