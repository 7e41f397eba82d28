import { ChevronDown, type LucideIcon } from 'lucide-react'
import css from './SelectRow.module.css'

/** One of several, as a native menu over a row: works with every finger and every screen reader. */
export function SelectRow({
  label,
  icon: Picture,
  options,
  chosen,
  note,
  onChoose,
}: {
  /** What is chosen, for those who hear it. */
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
    <span className={css.row}>
      <Picture size={20} className={css.icon} aria-hidden="true" />
      <span className={css.words}>
        <span className={css.name}>{options.find(({ id }) => id === chosen)?.name}</span>
        {note && <span className={css.note}>{note}</span>}
      </span>
      <ChevronDown size={18} className={css.chevron} aria-hidden="true" />
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
    </span>
  )
}
