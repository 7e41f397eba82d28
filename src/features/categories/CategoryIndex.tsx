import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { Fragment, type Ref, useState } from 'react'
import { AT_FIRST } from '#/first-screen/shapes.tsx'
import { useTextIn } from '#/i18n/use-language.ts'
import { classNames } from '#/lib/class-names.ts'
import { Button } from '#/ui/Button.tsx'
import { Dots } from '#/ui/base/Dots.tsx'
import type { Elements } from '#/ui/base/elements.ts'
import { Sheet } from '#/ui/Sheet.tsx'
import { afterClosing } from './after-closing.ts'
import css from './CategoryIndex.module.css'
import { type CategoryIndexProps, Entries } from './Entries.tsx'
import { GroupLink } from './GroupLink.tsx'
import { inGroups, type SideProps } from './side-groups.ts'

/**
 * The categories above the menu and, once they are scrolled away, a bar that names the category being read and opens
 * them in a sheet. `ref`: the bar.
 */
export function CategoryIndex({
  look,
  isStuck,
  aside,
  ref,
  ...entries
}: CategoryIndexProps & {
  look: 'GRID' | 'LIST'
  /** The categories above the menu are scrolled away. */
  isStuck: boolean
  /** Rendered under the categories and in the bar. */
  aside?: Elements
  ref: Ref<HTMLDivElement>
}) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const [isWhole, setIsWhole] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const { categories, active, onChoose } = entries
  const count = categories.length
  const first = isWhole || count <= AT_FIRST[look] + 1 ? categories : categories.slice(0, AT_FIRST[look])
  const current = categories.find(({ id }) => id === active) ?? categories[0]
  return (
    <>
      <nav className={css.contents} aria-label={t`Categories`}>
        <Entries {...entries} look={look} categories={first} active={null} />
        <div className={css.more}>
          {first.length < count && (
            <Button isWide onPress={() => setIsWhole(true)}>
              <Dots of={t`All ${count} categories`} />
            </Button>
          )}
          {aside}
        </div>
      </nav>
      <div className={css.place}>
        <div ref={ref} className={classNames(css.bar, isStuck && css.stuck)}>
          <button
            type="button"
            className={css.current}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            <span className={css.name}>{current && textIn(current.name)}</span>
            <ChevronDown size={18} aria-hidden="true" />
          </button>
          {aside}
        </div>
      </div>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={t`Categories`}>
        <Entries
          {...entries}
          look={look}
          onChoose={(id) => {
            setIsOpen(false)
            afterClosing(() => onChoose(id))
          }}
        />
      </Sheet>
    </>
  )
}

/** The tiles at the left of wide pages, two in a row, each group under its name. */
export function SideTiles({
  before,
  groups,
  ...entries
}: CategoryIndexProps & Pick<SideProps, 'groups'> & { before?: Elements }) {
  const { t } = useLingui()
  const { categories, onChoose } = entries
  return (
    <nav className={css.side} aria-label={t`Categories`}>
      {before}
      {inGroups(categories, groups).map(({ group, members }) => (
        <Fragment key={members[0]?.id}>
          {group && members[0] && (
            <GroupLink
              group={group}
              categoryId={members[0].id}
              href={entries.hrefOf(members[0].id)}
              isActive={false}
              count={null}
              onChoose={onChoose}
            />
          )}
          <Entries {...entries} categories={members} look="GRID" columns={2} />
        </Fragment>
      ))}
    </nav>
  )
}
