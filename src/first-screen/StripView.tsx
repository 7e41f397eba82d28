import { type MultilingualText, textIn } from '#/domain/text.ts'
import { classNames } from '#/lib/class-names.ts'
import { joinDots } from '#/lib/join.ts'
import { Chip } from '#/ui/base/Chip.tsx'
import type { Elements } from '#/ui/base/elements.ts'
import type { ViewContext } from '#/ui/base/view-context.ts'
import { WORDS } from '#/ui/base/words.ts'
import { pressOf } from './presses.ts'
import { anchorOf } from './SectionView.tsx'
import css from './StripView.module.css'

/** The name of a category where it stands by itself, and when it is cooked again: `Breakfast · from 07:00` (BX-37). */
export const chipText = (
  { name }: { readonly name: MultilingualText },
  cookedFrom: string | null,
  { say, language }: Pick<ViewContext, 'say' | 'language'>,
) => joinDots([textIn(name, language), cookedFrom && say(WORDS.fromTime, { time: cookedFrom })])

/** The categories as chips under the header. */
export function StripView({
  categories,
  active,
  say,
  isStuck = false,
  before,
  onChoose,
  onScroll,
  barRef,
  stripRef,
}: {
  categories: readonly { readonly id: string; readonly name: string }[]
  /** Id of the category being read. */
  active: string | null
  say: ViewContext['say']
  /** It lies over the menu: a hairline separates them. */
  isStuck?: boolean
  /** Left of the first chip; scrolls with the chips. */
  before?: Elements
  onChoose?: (id: string) => void
  onScroll?: React.UIEventHandler<HTMLElement>
  barRef?: React.Ref<HTMLDivElement>
  stripRef?: React.Ref<HTMLElement>
}) {
  return (
    <div ref={barRef} className={classNames(css.bar, isStuck && css.stuck)}>
      <nav ref={stripRef} className={css.strip} aria-label={say(WORDS.categories)} onScroll={onScroll}>
        {before}
        {categories.map(({ id, name }) => (
          <Chip
            key={id}
            href={`#${anchorOf(id)}`}
            isActive={id === active}
            press={pressOf('category', id)}
            onPress={onChoose && (() => onChoose(id))}
          >
            {name}
          </Chip>
        ))}
      </nav>
    </div>
  )
}
