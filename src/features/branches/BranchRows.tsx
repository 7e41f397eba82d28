import { Store } from 'lucide-react'
import { classNames } from '#/lib/class-names.ts'
import { IconBadge } from '#/ui/base/IconBadge.tsx'
import { RowChevron } from '#/ui/ListRow.tsx'
import { BranchWords } from './BranchList.tsx'
import css from './BranchRows.module.css'
import { ByCity } from './ByCity.tsx'
import type { NearBranch } from './use-branches.ts'

/** Branches as rows that open their card. `isGrouped`: on a card background. */
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
    <ByCity branches={branches}>
      {(own) => (
        <ul className={classNames(css.list, isGrouped && css.grouped)}>
          {own.map((branch) => (
            <li key={branch.id}>
              <button
                type="button"
                className={css.row}
                aria-haspopup="dialog"
                onClick={() => onOpen(branch.id)}
              >
                <IconBadge>
                  <Store size={20} />
                </IconBadge>
                <BranchWords branch={branch} />
                <RowChevron />
              </button>
            </li>
          ))}
        </ul>
      )}
    </ByCity>
  )
}
