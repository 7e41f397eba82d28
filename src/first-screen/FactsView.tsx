import type { CardModel } from './card-model.ts'
import css from './FactsView.module.css'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import type { ViewContext } from './view-context.ts'
import { WORDS } from './words.ts'

/** The line of facts of a card; nothing where nothing is known. */
export function FactsView({
  facts: { stars, measure, time, diet },
  say,
}: {
  facts: CardModel['facts']
  say: ViewContext['say']
}) {
  if (!stars && !measure && !time && !diet) return null
  return (
    <span className={css.meta}>
      {stars && (
        <>
          <Icon of="star" size={14} className={css.star} />
          <VisuallyHidden>{say(WORDS.rating)}</VisuallyHidden>
          <span>{stars}</span>
        </>
      )}
      {measure && <span className={css.fact}>{measure}</span>}
      {time && <span className={css.time}>{time}</span>}
      {diet && (
        <span className={css.leaf} title={diet}>
          <Icon of="leaf" size={14} />
          <VisuallyHidden>{diet}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}
