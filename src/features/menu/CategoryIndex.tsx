import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, type Ref, useState } from 'react'
import { useTextIn } from '#/i18n/use-language.ts'
import { classNames } from '#/lib/class-names.ts'
import { Button } from '#/ui/Button.tsx'
import { Sheet } from '#/ui/Sheet.tsx'
import css from './CategoryIndex.module.css'
import { type CategoryIndexProps, Entries } from './Entries.tsx'

/** Entries shown above the menu; a press shows the rest, so that the first products stay in sight. */
const AT_FIRST = { GRID: 6, LIST: 5 } as const

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
  /** Drawn under the categories and in the bar. */
  aside?: ReactNode
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
              {t`All ${count} categories`}
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

/** ms to wait where a sheet is no step of the history. */
const WITHOUT_HISTORY = 300

/** Closing a sheet goes back in the history, and the browser then restores the scroll: a jump must come after that. */
function afterClosing(run: () => void) {
  const go = () => {
    removeEventListener('popstate', go)
    clearTimeout(timer)
    requestAnimationFrame(() => requestAnimationFrame(run))
  }
  const timer = setTimeout(go, WITHOUT_HISTORY)
  addEventListener('popstate', go)
}

/** The tiles at the left of wide pages, two in a row. */
export function SideTiles({ before, ...entries }: CategoryIndexProps & { before?: ReactNode }) {
  const { t } = useLingui()
  return (
    <nav className={css.side} aria-label={t`Categories`}>
      {before}
      <Entries {...entries} look="GRID" columns={2} />
    </nav>
  )
}
