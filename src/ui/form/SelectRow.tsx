import { ChevronDown, type LucideIcon } from 'lucide-react'
import { ListRow } from '#/ui/ListRow.tsx'
import css from './SelectRow.module.css'

/** A native select over a row: works with every finger and every screen reader. */
export function SelectRow({
  label,
  icon: Picture,
  options,
  chosen,
  note,
  onChoose,
}: {
  /** The label for screen readers. */
  label: string
  icon: LucideIcon
  options: readonly { id: string; name: string }[]
  /** Id of the chosen one. */
  chosen: string
  /** A second line about the chosen one. */
  note?: string
  onChoose: (id: string) => void
}) {
  return (
    <ListRow
      as="span"
      className={css.row}
      before={<Picture size={20} aria-hidden="true" />}
      title={options.find(({ id }) => id === chosen)?.name}
      isStrong
      note={note}
      after={
        <>
          <ChevronDown size={18} aria-hidden="true" />
          <select
            className={css.select}
            aria-label={label}
            value={chosen}
            onChange={(event) => onChoose(event.target.value)}
          >
            {options.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </>
      }
    />
  )
}
