import { useLingui } from '@lingui/react/macro'
import { type GradeReason, isGoodGrade } from '#/domain/order/grade-reasons.ts'
import { useShell } from '#/shell/chrome.ts'
import { Chip } from '#/ui/base/Chip.tsx'
import css from './Grading.module.css'
import { useReasonWords } from './reason-words.ts'

/** Why it has so many stars, as chips: one press each, as many as there are reasons (DX-13). */
export function Reasons({
  offered,
  chosen,
  stars,
  service,
  onChange,
}: {
  offered: readonly GradeReason[]
  chosen: readonly GradeReason[]
  stars: number
  service: string
  onChange: (chosen: readonly GradeReason[]) => void
}) {
  const { t } = useLingui()
  const shell = useShell()
  const words = useReasonWords(service)
  const toggle = (reason: GradeReason) => {
    shell.haptic('selection')
    onChange(chosen.includes(reason) ? chosen.filter((one) => one !== reason) : [...chosen, reason])
  }
  return (
    <fieldset className={css.reasons}>
      <legend className={css.question}>{isGoodGrade(stars) ? t`What was good?` : t`What went wrong?`}</legend>
      <div className={css.chips}>
        {offered.map((reason) => (
          <Chip key={reason} kind="toggle" isActive={chosen.includes(reason)} onPress={() => toggle(reason)}>
            {words[reason]}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
