import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { History, X } from 'lucide-react'
import { memo } from 'react'
import type { UsedMenu } from '#/features/catalog/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { Button, IconButton } from '#/ui/Button.tsx'
import { Chip } from '#/ui/base/Chip.tsx'
import css from './BeforeTyping.module.css'
import { PopularDishes } from './PopularDishes.tsx'
import { usePopular } from './popular.ts'
import { forgetSearchAtom, recentSearchesAtom } from './recent-searches.ts'

/** An empty field: what this customer searched for, and what others order (BX-25). */
export const BeforeTyping = memo(function BeforeTyping({
  menu,
  onChoose,
}: {
  menu: UsedMenu
  onChoose: (name: string) => void
}) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const { dishes, categories } = usePopular(menu)
  return (
    <div className={css.before}>
      <RecentSearches onChoose={onChoose} />
      {categories.length > 0 && (
        <section>
          <h2 className={css.title}>{t`Popular`}</h2>
          <ul className={css.chips}>
            {categories.map(({ id, name }) => (
              <li key={id}>
                <Chip onPress={() => onChoose(textIn(name))}>{textIn(name)}</Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PopularDishes dishes={dishes} menu={menu} />
    </div>
  )
})

function RecentSearches({ onChoose }: { onChoose: (name: string) => void }) {
  const { t } = useLingui()
  const recent = useAtomValue(recentSearchesAtom)
  const forget = useSetAtom(forgetSearchAtom)
  if (recent.length === 0) return null
  return (
    <section>
      <div className={css.head}>
        <h2 className={css.title}>{t`Recent searches`}</h2>
        <Button look="quiet" size="line" onPress={() => forget(null)}>
          {t`Clear`}
        </Button>
      </div>
      <ul className={css.list}>
        {recent.map((query) => (
          <li key={query} className={css.recent}>
            <button type="button" className={css.again} onClick={() => onChoose(query)}>
              <History size={20} className={css.clock} aria-hidden="true" />
              <span className={css.query}>{query}</span>
            </button>
            <IconButton look="bare" size={44} label={t`Remove “${query}”`} onPress={() => forget(query)}>
              <X size={18} aria-hidden="true" className={css.cross} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
