import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { sharedSeatAtom } from '#/session/saved.ts'
import { linkToAtom } from '#/tenant/pages.ts'
import type { Elements } from '#/ui/base/elements.ts'
import { Face } from '#/ui/Face.tsx'
import { ListRow, ListRows, RowChevron } from '#/ui/ListRow.tsx'
import css from './SharedElsewhere.module.css'
import { sharedAtom } from './state.ts'

/* What other pages say of the basket that several people fill. */

/** The name of the pill over the menu for somebody who fills a shared basket (CX-12). */
export function SharedPill({ children }: { children: (label: string) => Elements }) {
  const { t } = useLingui()
  return children(t`Shared basket`)
}

/** So many faces stand beside each other. */
const FACES = 4

/** At the checkout of the starter: it is the basket of several people that is ordered, and whose (CX-12). */
export function SharedOrdering() {
  const { t } = useLingui()
  const page = useAtomValue(linkToAtom)('basketTogether')
  const count = useAtomValue(sharedSeatAtom)?.people ?? 0
  const people = useAtomValue(sharedAtom)?.basket?.people ?? []
  if (!page) return null
  return (
    <ListRows>
      <ListRow
        as={Link}
        to={page}
        before={
          people.length > 0 && (
            <span className={css.faces}>
              {people.slice(0, FACES).map(({ id, name }, place) => (
                <Face key={id} image={null} firstName={name} lastName="" size={32} tone={place} />
              ))}
            </span>
          )
        }
        title={t`Shared basket`}
        note={t`You order for ${plural(count, { one: '# person', other: '# people' })}`}
        after={<RowChevron />}
      />
    </ListRows>
  )
}
