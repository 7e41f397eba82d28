import { ChevronRight, Store } from 'lucide-react'
import { classNames } from '#/lib/class-names.ts'
import { IconBadge } from '#/ui/IconBadge.tsx'
import { BranchWords } from './BranchList.tsx'
import css from './BranchRows.module.css'
import type { NearBranch } from './use-branches.ts'

/** Branches as rows that open their card. `isGrouped`: on a ground of their own. */
export function BranchRows({
  branches,
  isGrouped = false,
  onOpen,
}: {
  branches: readonly NearBranch[]
  isGrouped?: boolean
  onOpen: (id: string) => void
}) {
  return (
    <ul className={classNames(css.list, isGrouped && css.grouped)}>
      {branches.map((branch) => (
        <li key={branch.id}>
          <button type="button" className={css.row} aria-haspopup="dialog" onClick={() => onOpen(branch.id)}>
            <IconBadge>
              <Store size={20} />
            </IconBadge>
            <BranchWords branch={branch} />
            <ChevronRight size={18} className={css.chevron} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
