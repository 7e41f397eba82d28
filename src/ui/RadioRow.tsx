import type { InputHTMLAttributes, ReactNode } from 'react'
import { classNames } from '#/lib/class-names.ts'
import { ChoiceInput } from './ChoiceInput.tsx'
import { ListRow, ListRows } from './ListRow.tsx'
import css from './RadioRow.module.css'

/** A radio group of rows. */
export function RadioRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ListRows as="fieldset" className={css.rows} aria-label={label}>
      {children}
    </ListRows>
  )
}

/** A row that is a radio button as a whole; rows of one choice share their `name`. */
export function RadioRow({
  title,
  note,
  isStrong,
  lang,
  ...input
}: {
  title: ReactNode
  note?: ReactNode
  isStrong?: boolean
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'title' | 'type'>) {
  return (
    <ListRow
      as="label"
      lang={lang}
      className={classNames(css.row, !note && css.short)}
      {...{ title, note, isStrong }}
      after={<ChoiceInput kind="radio" {...input} />}
    />
  )
}
