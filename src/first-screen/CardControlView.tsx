import { classNames } from '#/lib/class-names.ts'
import button from '#/ui/base/button.module.css'
import { StepperView } from '#/ui/base/StepperView.tsx'
import type { ViewContext } from '#/ui/base/view-context.ts'
import { WORDS } from '#/ui/base/words.ts'
import css from './CardControlView.module.css'
import type { CardModel } from './card-model.ts'
import { pressOf } from './presses.ts'

export type ControlLook = 'card' | 'row' | 'words'

/** Adds and removes on a card. `words`: a button with a text until the first one is in the basket. */
export function CardControlView({
  card: { id, name, isChoice },
  look,
  count,
  max,
  say,
  onAdd,
  onRemove,
  plusRef,
}: {
  card: Pick<CardModel, 'id' | 'name' | 'isChoice'>
  look: ControlLook
  /** Portions in the basket, over all its variants. */
  count: number
  /** Portions that the branch has; infinite without a limit. */
  max: number
  say: ViewContext['say']
  onAdd?: () => void
  onRemove?: () => void
  plusRef?: React.Ref<HTMLButtonElement>
}) {
  const press = { add: pressOf('add', id), take: pressOf('take', id) }
  if (look === 'words' && count === 0) {
    return (
      <button
        type="button"
        className={classNames(button.button, button.brand, button.inline, css.words)}
        aria-label={say(isChoice ? WORDS.chooseOne : WORDS.addOne, { name })}
        data-action=""
        data-press={press.add}
        onClick={onAdd}
      >
        <span className={button.label}>{say(isChoice ? WORDS.choose : WORDS.add)}</span>
      </button>
    )
  }
  return (
    <StepperView
      say={say}
      variant={look === 'words' ? 'row' : look}
      name={name}
      count={count}
      isFull={count >= max}
      press={press}
      {...{ onAdd, onRemove, plusRef }}
    />
  )
}
