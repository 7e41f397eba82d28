import type { MultilingualText } from '#/domain/text.ts'
import { textIn } from '#/domain/text.ts'
import { darkGround } from '#/domain/theme/colour.ts'
import { classNames } from '#/lib/class-names.ts'
import type { ViewContext } from '#/ui/base/view-context.ts'
import { WORDS } from '#/ui/base/words.ts'
import { pressOf } from './presses.ts'
import css from './TilesView.module.css'

type Group = {
  readonly id: string
  readonly name: MultilingualText
  readonly icon: string
  readonly image: string
  readonly bgColor: string
  readonly iconBgColor: string
}

/** Groups of the menu as tiles (MN-02); nothing to choose from with one. */
export function TilesView({
  groups,
  chosen = null,
  context,
  onChoose,
}: {
  groups: readonly Group[]
  chosen?: string | null
  context: ViewContext
  onChoose?: (id: string | null) => void
}) {
  if (groups.length < 2) return null
  return (
    <ul
      className={classNames(css.rail, chosen !== null && css.narrowed)}
      aria-label={context.say(WORDS.groups)}
    >
      {groups.map((group) => (
        <li key={group.id} className={css.item}>
          <button
            type="button"
            className={classNames(css.tile, group.id === chosen && css.chosen)}
            aria-pressed={group.id === chosen}
            data-press={pressOf('group', group.id)}
            onClick={onChoose && (() => onChoose(group.id === chosen ? null : group.id))}
          >
            <span className={css.ground} style={groundOf(group)}>
              {group.icon ? (
                <context.Picture src={group.icon} width={48} height={48} className={css.icon} />
              ) : (
                <context.Picture src={group.image} width={78} height={62} className={css.image} />
              )}
            </span>
            <span className={css.name}>{textIn(group.name, context.language)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The merchant's colours of the tile, on a dark page too, and of the disc behind its icon. */
const groundOf = ({ bgColor, iconBgColor }: Group) =>
  ({
    ...(bgColor && { '--ground': bgColor, '--dark-ground': darkGround(bgColor) }),
    ...(iconBgColor && { '--icon-ground': iconBgColor }),
  }) as React.CSSProperties
