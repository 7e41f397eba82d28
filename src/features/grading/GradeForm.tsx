import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type GradeReason, keptReasons } from '#/domain/order/grade-reasons.ts'
import { Button } from '#/ui/Button.tsx'
import { TextField } from '#/ui/form/Field.tsx'
import { Stars } from '#/ui/Stars.tsx'
import css from './Grading.module.css'
import { Reasons } from './Reasons.tsx'

const COMMENT_LENGTH = 500
const NO_REASONS = () => []

export type GivenGrade = { stars: number; comment: string; reasons: readonly GradeReason[] }

/** Stars and, once they are chosen, why, and a comment. `given`: the earlier grade, which may be changed. */
export function GradeForm({
  label,
  given,
  isBusy,
  reasonsFor = NO_REASONS,
  service = '',
  onSend,
}: {
  /** What is graded. */
  label: string
  given: number
  isBusy: boolean
  /** The reasons to choose from for so many stars; absent: none are asked for. */
  reasonsFor?: (stars: number) => GradeReason[]
  /** How it was received, for the words of the reasons. */
  service?: string
  onSend: (grade: GivenGrade) => void
}) {
  const { t } = useLingui()
  const [stars, setStars] = useState(given)
  const [chosen, setChosen] = useState<readonly GradeReason[]>([])
  const [comment, setComment] = useState('')
  const isNew = stars !== given
  const offered = reasonsFor(stars)
  const reasons = keptReasons(chosen, offered)
  return (
    <div className={css.form}>
      <Stars label={label} value={stars} onChange={setStars} />
      {isNew && (
        <>
          {offered.length > 0 && (
            <Reasons {...{ offered, stars, service }} chosen={reasons} onChange={setChosen} />
          )}
          <div className={css.comment}>
            <TextField
              label={t`What was good, what was not?`}
              isLabelHidden
              placeholder={t`What was good, what was not?`}
              value={comment}
              onChange={setComment}
              maxLength={COMMENT_LENGTH}
              autoComplete="off"
            />
          </div>
          <Button
            look="brand"
            busy={isBusy}
            onPress={() => onSend({ stars, comment, reasons })}
          >{t`Send`}</Button>
        </>
      )}
    </div>
  )
}
