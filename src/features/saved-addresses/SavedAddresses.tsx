import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Check, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Address } from '#/api/schema/address.ts'
import { addressLine } from '#/domain/geo/address-line.ts'
import { type DraftPlace, draftAtom, type UsedPlace } from '#/features/order-draft/index.ts'
import { joinCommas } from '#/lib/join.ts'
import { href } from '#/paths.ts'
import { queryScopeAtom } from '#/session/session.ts'
import type { Elements } from '#/ui/base/elements.ts'
import { IconBadge } from '#/ui/base/IconBadge.tsx'
import { SkeletonRows } from '#/ui/base/Skeleton.tsx'
import { Confirm } from '#/ui/Confirm.tsx'
import { ListRow } from '#/ui/ListRow.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { fromSaved } from './place-of.ts'
import { useSavedAddresses } from './queries.ts'
import css from './SavedAddresses.module.css'
import { savedIcon, useSavedName } from './saved-name.ts'
import { useRemoveAddress } from './use-change-book.ts'
import { useLastUsedFirst } from './use-used-places.ts'

/** The addresses of the account, the last used first (BX-22): choose, change or delete (DL-04). Nothing for a visitor. */
export function SavedAddresses({
  header,
  empty,
  footer,
  onChoose,
}: {
  header?: string
  /** Left out: without addresses there is no section. */
  empty?: Elements
  /** Under the list, when there is one. */
  footer?: Elements
  onChoose: (saved: UsedPlace) => void
}) {
  const { t } = useLingui()
  const scope = useAtomValue(queryScopeAtom)
  const query = useSavedAddresses()
  const [going, setGoing] = useState<Address | null>(null)
  const remove = useRemoveAddress()
  const inOrder = useLastUsedFirst()
  const { place: present } = useAtomValue(draftAtom)
  if (scope[2] === '' || (!empty && !query.isError && !query.data?.length)) return null
  return (
    <section>
      {header && <h3 className={css.header}>{header}</h3>}
      <QueryView query={query} skeleton={<SkeletonRows rows={2} />} empty={empty}>
        {(addresses) => (
          <>
            <ul className={css.list}>
              {inOrder(addresses).map((address) => (
                <Row
                  key={address.id}
                  address={address}
                  present={present?.savedId === address.id ? present : null}
                  onChoose={() => onChoose(fromSaved(address))}
                  onDelete={setGoing}
                />
              ))}
            </ul>
            {footer}
          </>
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

const lineOf = ({ streetName, houseNumber }: Address) => addressLine({ streetName, houseNumber })

function Row({
  address,
  present,
  onChoose,
  onDelete,
}: {
  address: Address
  /** The address of this order, if it is this one: with the words that it has there. */
  present: DraftPlace | null
  onChoose: () => void
  onDelete: (address: Address) => void
}) {
  const { t } = useLingui()
  const isChosen = present !== null
  const line = present ? addressLine(present) : lineOf(address)
  const name = useSavedName()(address.name) || line
  const Icon = savedIcon(address.name)
  const door = address.type === 'APARTMENT' && address.office ? t`apt. ${address.office}` : ''
  const note = joinCommas([line !== name && line, door])
  return (
    <li className={css.row}>
      <ListRow
        as="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        before={<IconBadge>{isChosen ? <Check size={20} /> : <Icon size={20} />}</IconBadge>}
        title={name}
        isStrong={isChosen}
        note={note}
      />
      <Link
        href={href('addressCreate', null, { id: address.id })}
        className={css.act}
        aria-label={t`Change ${name}`}
      >
        <Pencil size={18} aria-hidden="true" />
      </Link>
      <button
        type="button"
        className={css.act}
        aria-label={t`Delete ${name}`}
        onClick={() => onDelete(address)}
      >
        <Trash2 size={18} aria-hidden="true" />
      </button>
    </li>
  )
}
