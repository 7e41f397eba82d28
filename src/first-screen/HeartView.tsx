import { classNames } from '#/lib/class-names.ts'
import { Icon } from '#/ui/base/Icon.tsx'
import type { ViewContext } from '#/ui/base/view-context.ts'
import { WORDS } from '#/ui/base/words.ts'
import css from './HeartView.module.css'
import { pressOf } from './presses.ts'

/** The favourite mark of a product. card: small, over a picture. */
export function HeartView({
  say,
  productId,
  name,
  isOn,
  look = 'card',
  onPress,
}: {
  say: ViewContext['say']
  productId: string
  name: string
  isOn: boolean
  look?: 'card' | 'round'
  onPress?: () => void
}) {
  return (
    <button
      type="button"
      className={classNames(css.heart, css[look], isOn && css.on)}
      aria-label={say(WORDS.favourite, { name })}
      aria-pressed={isOn}
      data-press={pressOf('favourite', productId)}
      onClick={onPress}
    >
      <Icon of="heart" size={20} />
    </button>
  )
}
