import type { OrderedService } from '#/domain/service.ts'
import { classNames } from '#/lib/class-names.ts'
import { DotRow } from '#/ui/base/DotRow.tsx'
import { Dots } from '#/ui/base/Dots.tsx'
import { Icon } from '#/ui/base/Icon.tsx'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import type { ViewContext } from '#/ui/base/view-context.ts'
import { WORDS } from '#/ui/base/words.ts'
import css from './AddressRowView.module.css'
import { pressOf } from './presses.ts'

/** `row`: of the page, with room for a note of two lines; `header`: the 292 wide one of wide pages. */
export type AddressLook = 'row' | 'header'

const DOES = {
  DELIVERY: WORDS.changeAddress,
  PICK_UP: WORDS.changeBranch,
  DINE_IN: WORDS.chooseTable,
} as const

const ICONS = { DELIVERY: 'pin', PICK_UP: 'store', DINE_IN: 'chair' } as const

/** A street with its house, which is shown whole however long the street is. */
const HOUSE = /^(.+)(, \S{1,8})$/

/** The address and the delivery time; a press opens the choice. */
export function AddressRowView({
  look,
  service,
  title,
  note = '',
  isBad = false,
  say,
  className,
  onPress,
}: {
  look: AddressLook
  service: OrderedService
  title: string
  note?: string
  /** The note says that nothing is delivered there. */
  isBad?: boolean
  say: ViewContext['say']
  className?: string | undefined
  onPress?: () => void
}) {
  const [, street = title, house] = (look === 'row' && HOUSE.exec(title)) || []
  return (
    <DotRow
      className={classNames(css[look], className)}
      icon={<Icon of={ICONS[service]} size={20} />}
      title={
        <span className={css.title}>
          <span className={classNames(css.name, house && css.street)}>{street}</span>
          {house && <span className={css.house}>{house}</span>}
          {look === 'row' && <Icon of="down" className={css.chevron} size={18} weight={2.25} />}
        </span>
      }
      note={<span className={css.note}>{note ? <Dots of={note} /> : '\u00a0'}</span>}
      isBad={isBad}
      end={look === 'header' && <Icon of="down" size={18} className={css.far} />}
      press={pressOf('show', 'address')}
      onPress={onPress}
    >
      <VisuallyHidden>{say(DOES[service])}</VisuallyHidden>
    </DotRow>
  )
}
