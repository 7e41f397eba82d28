import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#/ui/Button.tsx'
import { TextField } from '#/ui/form/Field.tsx'
import { Stars } from '#/ui/Stars.tsx'
import css from './Grading.module.css'

const COMMENT_LENGTH = 500

/** Stars and, once they are chosen, a comment. `given`: the earlier grade, which may be changed. */
export function GradeForm({
  label,
  given,
  isBusy,
  onSend,
}: {
  /** What is graded. */
  label: string
  given: number
  isBusy: boolean
  onSend: (grade: number, comment: string) => void
}) {
  const { t } = useLingui()
  const [grade, setGrade] = useState(given)
  const [comment, setComment] = useState('')
  const isNew = grade !== given
  return (
    <div className={css.form}>
      <Stars label={label} value={grade} onChange={setGrade} />
      {isNew && (
        <>
          <TextField
            label={t`What was good, what was not?`}
            isLabelHidden
            placeholder={t`What was good, what was not?`}
            value={comment}
            onChange={setComment}
            maxLength={COMMENT_LENGTH}
            autoComplete="off"
          />
          <Button look="brand" busy={isBusy} onPress={() => onSend(grade, comment)}>{t`Send`}</Button>
        </>
      )}
    </div>
  )
}
