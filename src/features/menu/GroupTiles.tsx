import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { memo } from 'react'
import type { Group } from '#/api/schema/menu.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { classNames } from '#/ui/class-names.ts'
import { Picture } from '#/ui/Picture.tsx'
import css from './GroupTiles.module.css'

/** Groups of the menu (MN-02). Choosing one scrolls to its first category and leaves only its chips in the strip. */
export const GroupTiles = memo(function GroupTiles({
  groups,
  chosen,
  onChoose,
}: {
  groups: readonly Group[]
  chosen: string | null
  onChoose: (id: string | null) => void
}) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const { groups: isOn } = useAtomValue(abilitiesAtom)
  if (!isOn || groups.length < 2) return null
  return (
    <ul className={css.rail} aria-label={t`Groups of the menu`}>
      {groups.map((group) => (
        <li key={group.id} className={css.item}>
          <button
            type="button"
            className={classNames(css.tile, group.id === chosen && css.chosen)}
            aria-pressed={group.id === chosen}
            onClick={() => onChoose(group.id === chosen ? null : group.id)}
          >
            <span className={css.ground} style={groundOf(group)}>
              {group.icon ? (
                <Picture src={group.icon} width={48} height={48} className={css.icon} />
              ) : (
                <Picture src={group.image} width={78} height={62} className={css.image} />
              )}
            </span>
            <span className={css.name}>{textIn(group.name)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
})

/** The merchant's colours of the tile and of the disc behind its icon. */
function groundOf({ bgColor, iconBgColor }: Group): Record<string, string> {
  return { ...(bgColor && { '--ground': bgColor }), ...(iconBgColor && { '--icon-ground': iconBgColor }) }
}
