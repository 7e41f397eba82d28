import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { Store } from 'lucide-react'
import { useId, useState } from 'react'
import type { Hall } from '#/api/schema/table.ts'
import { hasTables, inOrder } from '#/domain/geo/branches.ts'
import { branchesQuery, knownPointAtom } from '#/features/fulfilment/index.ts'
import { draftAtom } from '#/features/order-draft/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { SelectRow } from '#/ui/form/SelectRow.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { hallsQuery } from './queries.ts'
import { ScanTable } from './ScanTable.tsx'
import css from './TableChoice.module.css'
import { takeTableAtom } from './take-table.ts'

/** The choice of the table: its branch, its hall, its number (DI-01). */
export function TableChoice({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const shell = useShell()
  const scope = useAtomValue(queryScopeAtom)
  const from = useAtomValue(knownPointAtom)
  const { table } = useAtomValue(draftAtom)
  const near = useAtomValue(nearestBranchAtom)
  const take = useSetAtom(takeTableAtom)
  const [wanted, setWanted] = useState(table?.branchId ?? near?.id ?? null)
  const branches = useQuery({
    ...branchesQuery(scope, null),
    select: (all) => inOrder(all.filter(hasTables), from),
  })
  const branch = branches.data?.find(({ id }) => id === wanted) ?? branches.data?.[0]
  const halls = useQuery({
    ...hallsQuery(scope, branch?.id ?? ''),
    select: (all) => all.filter(({ tables }) => tables.length > 0),
  })
  const none = (
    <EmptyState
      icon={<EmptyArt of="chair" />}
      title={t`No tables available`}
      hint={t`Ask our staff for a table`}
    />
  )
  if (branches.data?.length === 0) return none
  const choose = (hall: Hall, one: Hall['tables'][number]) => {
    if (!branch) return
    shell.haptic('selection')
    take({ branchId: branch.id, hall, table: one })
    onDone()
  }
  return (
    <div className={css.choice}>
      <p
        className={css.hint}
      >{t`The number is on your table. If you scan its QR code, it is chosen for you.`}</p>
      <ScanTable onDone={onDone} />
      {branch && branches.data && branches.data.length > 1 && (
        <SelectRow
          label={t`Branch`}
          icon={Store}
          options={branches.data.map(({ id, name }) => ({ id, name: textIn(name) }))}
          chosen={branch.id}
          note={branch.address}
          onChoose={setWanted}
        />
      )}
      <QueryView
        query={branches.data ? halls : { ...branches, data: undefined }}
        skeleton={<TilesSkeleton />}
        empty={none}
      >
        {(all) =>
          all.map((hall) => (
            <Tables key={hall.id} hall={hall} chosenId={table?.tableId ?? null} onChoose={choose} />
          ))
        }
      </QueryView>
    </div>
  )
}

function Tables({
  hall,
  chosenId,
  onChoose,
}: {
  hall: Hall
  chosenId: string | null
  onChoose: (hall: Hall, table: Hall['tables'][number]) => void
}) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.hall}>
        {textIn(hall.name)}
      </h3>
      <ul className={css.tables}>
        {hall.tables.map((table) => {
          const { number, seats } = table
          return (
            <li key={table.id}>
              <button
                type="button"
                className={css.table}
                aria-pressed={table.id === chosenId}
                disabled={!table.isActive}
                onClick={() => onChoose(hall, table)}
              >
                <VisuallyHidden>{t`Table ${number}`}</VisuallyHidden>
                <span className={css.number} translate="no" aria-hidden="true">
                  {number}
                </span>
                {!table.isActive ? (
                  <span className={css.seats}>{t`taken`}</span>
                ) : (
                  seats !== null && <span className={css.seats}>{t`seats ${seats}`}</span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function TilesSkeleton() {
  return (
    <div className={css.tables}>
      {[1, 2, 3, 4, 5, 6].map((n) => (
        <Skeleton key={n} height={72} radius={16} />
      ))}
    </div>
  )
}
