import { useLingui } from '@lingui/react/macro'
import type { Branch } from '#/api/schema/branch.ts'
import { weekHours } from '#/domain/hours/week.ts'
import { weekdayWords } from '#/i18n/weekday-words.ts'
import { useNow } from '#/ui/use-now.ts'
import css from './WeekHours.module.css'

/** Monday to Sunday as the branch keeps them; today stands out (PU-05). */
export function WeekHours({ branch }: { branch: Branch }) {
  const { t, i18n } = useLingui()
  const now = useNow()
  return (
    <table className={css.week}>
      <caption className={css.caption}>{t`Opening hours`}</caption>
      <tbody>
        {weekHours(branch, now).map(({ day, hours, isToday }) => (
          <tr
            key={day}
            className={isToday ? css.today : undefined}
            aria-current={isToday ? 'date' : undefined}
          >
            <th scope="row">{i18n._(weekdayWords[day])}</th>
            <td>
              {hours === null
                ? t`day off`
                : hours === 'all day'
                  ? t`around the clock`
                  : `${hours.from}–${hours.to}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
