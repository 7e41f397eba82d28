import { classNames } from '#/lib/class-names.ts'
import { Icon } from '#/ui/base/Icon.tsx'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import type { ViewContext } from '#/ui/base/view-context.ts'
import { WORDS } from '#/ui/base/words.ts'
import type { CardModel } from './card-model.ts'
import css from './FactsView.module.css'

/** The line of facts of a card; nothing without facts. */
export function FactsView({
  facts: { stars, measure, time, diet },
  price: { old, line },
  say,
}: {
  facts: CardModel['facts']
  /** The old price is shown here by a card that has no room for it beside the new one, which says both aloud. */
  price: { old: string; line: string }
  say: ViewContext['say']
}) {
  if (!stars && !measure && !time && !diet && !old) return null
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
      {old && (
        <s
          className={classNames(css.old, !stars && (measure || time) && css.dotted)}
          style={{ '--line': line } as React.CSSProperties}
          aria-hidden="true"
        >
          {old}
        </s>
      )}
    </span>
  )
}
