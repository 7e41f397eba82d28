import { useLingui } from '@lingui/react/macro'
import type { DayPart, TimesView } from '#/domain/hours/day-times.ts'
import { useShell } from '#/shell/chrome.ts'
import { Chip } from '#/ui/base/Chip.tsx'
import css from './DayParts.module.css'

/** The parts of a day above its times, and the way to all of them; a second press shows the usual ones again. */
export function DayParts({
  parts,
  view,
  onView,
}: {
  /** None: nothing is shown. */
  parts: readonly DayPart[]
  view: TimesView
  onView: (view: TimesView) => void
}) {
  const { t } = useLingui()
  const shell = useShell()
  if (parts.length === 0) return null
  const names = { morning: t`Morning`, day: t`Daytime`, evening: t`Evening`, all: t`All times` }
  return (
    <fieldset className={css.parts} aria-label={t`Part of the day`}>
      {([...parts, 'all'] as const).map((one) => (
        <Chip
          key={one}
          kind="toggle"
          isActive={view === one}
          onPress={() => {
            shell.haptic('selection')
            onView(view === one ? 'usual' : one)
          }}
        >
          {names[one]}
        </Chip>
      ))}
    </fieldset>
  )
}
