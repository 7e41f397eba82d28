import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { Home, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '#/api/api.ts'
import { errorOf, unwrap } from '#/api/query.ts'
import type { Address } from '#/api/schema/address.ts'
import { changeDraftAtom, draftAtom } from '#/features/draft/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { Confirm } from '#/ui/Confirm.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { QueryView } from '#/ui/QueryView.tsx'
import { SkeletonRows } from '#/ui/Skeleton.tsx'
import { savedAddressesQuery } from './queries.ts'
import css from './SavedAddresses.module.css'

/** The addresses of the account: choose or delete. Nothing for a visitor. */
export function SavedAddresses({ onChoose }: { onChoose: (address: Address) => void }) {
  const { t } = useLingui()
  const scope = useAtomValue(queryScopeAtom)
  const query = useQuery(savedAddressesQuery(scope))
  const [going, setGoing] = useState<Address | null>(null)
  const remove = useRemove()
  if (scope[2] === '') return null
  return (
    <section>
      <h3 className={css.header}>{t`Saved addresses`}</h3>
      <QueryView
        query={query}
        skeleton={<SkeletonRows rows={2} />}
        empty={<p className={css.none}>{t`No saved addresses`}</p>}
      >
        {(addresses) => (
          <ul>
            {addresses.map((address) => (
              <Row key={address.id} address={address} onChoose={onChoose} onDelete={setGoing} />
            ))}
          </ul>
        )}
      </QueryView>
      <Confirm
        open={going !== null}
        onClose={() => setGoing(null)}
        title={t`Delete this address?`}
        confirmLabel={t`Delete`}
        isDestructive
        onConfirm={async () => {
          if (going) await remove(going)
        }}
      >
        {going && lineOf(going)}
      </Confirm>
    </section>
  )
}

const lineOf = ({ streetName, houseNumber }: Address) => [streetName, houseNumber].filter(Boolean).join(', ')

function Row({
  address,
  onChoose,
  onDelete,
}: {
  address: Address
  onChoose: (address: Address) => void
  onDelete: (address: Address) => void
}) {
  const { t } = useLingui()
  const line = lineOf(address)
  const name = address.name || line
  return (
    <li className={css.row}>
      <button type="button" className={css.choose} onClick={() => onChoose(address)}>
        <Home size={20} className={css.icon} aria-hidden="true" />
        <span className={css.words}>
          <span className={css.name}>{name}</span>
          {line !== name && <span className={css.note}>{line}</span>}
        </span>
      </button>
      <button
        type="button"
        className={css.delete}
        aria-label={t`Delete ${name}`}
        onClick={() => onDelete(address)}
      >
        <Trash2 size={18} aria-hidden="true" />
      </button>
    </li>
  )
}

/** Deletes; an order in the making keeps the place and forgets only that it was a saved one. */
function useRemove() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const scope = useAtomValue(queryScopeAtom)
  const { place } = useAtomValue(draftAtom)
  const change = useSetAtom(changeDraftAtom)
  const notify = useNotify()
  const errorText = useErrorText()
  const { mutateAsync } = useMutation({
    mutationFn: (address: Address) => unwrap(api.users.removeAddress(address.id)),
    onSuccess: (_answer, address) => {
      if (place?.savedId === address.id) change({ place: { ...place, savedId: null, mode: 'TARGET' } })
      notify(t`The address is deleted`)
      return queries.invalidateQueries({ queryKey: savedAddressesQuery(scope).queryKey })
    },
    onError: (thrown) => notify({ text: errorText(errorOf(thrown)), tone: 'error' }),
  })
  return (address: Address) => mutateAsync(address).catch(() => undefined)
}
