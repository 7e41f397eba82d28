import { useLingui } from '@lingui/react/macro'
import { ChevronDown, Store } from 'lucide-react'
import type { Branch } from '#/api/schema/branch.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import css from './BranchSelect.module.css'

/** Which branch, as a native menu over a row: works with every finger and every screen reader. */
export function BranchSelect({
  branches,
  chosen,
  onChoose,
}: {
  branches: readonly Branch[]
  chosen: Branch
  onChoose: (id: string) => void
}) {
  const { t } = useLingui()
  const textIn = useTextIn()
  return (
    <span className={css.row}>
      <Store size={20} className={css.icon} aria-hidden="true" />
      <span className={css.words}>
        <span className={css.name}>{textIn(chosen.name)}</span>
        {chosen.address && <span className={css.note}>{chosen.address}</span>}
      </span>
      <ChevronDown size={18} className={css.chevron} aria-hidden="true" />
      <select
        className={css.select}
        aria-label={t`Branch`}
        value={chosen.id}
        onChange={(event) => onChoose(event.target.value)}
      >
        {branches.map((branch) => (
          <option key={branch.id} value={branch.id}>
            {textIn(branch.name)}
          </option>
        ))}
      </select>
    </span>
  )
}
