import type { LucideIcon } from 'lucide-react'
import type { Elements } from '#/ui/base/elements.ts'
import { ListRow } from '#/ui/ListRow.tsx'
import css from './OrderFacts.module.css'

export type FactWords = { icon: LucideIcon; title: string; note: string }

/** One fact about an order: what it is, more about it, something at the end. */
export function Fact({ icon: Icon, title, note, after }: FactWords & { after?: Elements }) {
  return (
    <ListRow
      before={<Icon size={22} strokeWidth={1.75} className={css.icon} aria-hidden="true" />}
      title={title}
      note={note}
      after={after}
    />
  )
}
