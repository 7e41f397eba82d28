import { useLingui } from '@lingui/react/macro'
import type { Branch } from '#/api/schema/branch.ts'
import { UNKNOWN } from '#/domain/hours/tashkent.ts'
import { type DaysHours, weekHours } from '#/domain/hours/week.ts'
import { shortWeekdayWords, weekdayWords } from '#/i18n/weekday-words.ts'
import { joinCommas } from '#/lib/join.ts'
import { useNow } from '#/ui/use-now.ts'
import css from './WeekHours.module.css'

/** Opening hours of the week, equal days in one row; today's is highlighted where there are several (PU-05). */
export function WeekHours({ branch }: { branch: Branch }) {
  const { t } = useLingui()
  const daysText = useDaysText()
  const hoursText = (hours: DaysHours['hours']) => {
    if (hours === UNKNOWN) return t({ message: 'not specified', context: 'hours' })
    if (hours === 'all day') return t`round the clock`
    return hours.length === 0 ? t`day off` : joinCommas(hours.map(({ from, to }) => `${from}–${to}`))
  }
  const week = weekHours(branch, useNow())
  const [every] = week
  if (every && week.length === 1) {
    const hours = hoursText(every.hours)
    const areTimes = typeof every.hours === 'object' && every.hours.length > 0
    const text = areTimes ? t`Every day ${hours}` : every.hours === 'all day' ? t`Every day, ${hours}` : hours
    return (
      <div className={css.week}>
        <p className={css.caption}>{t`Opening hours`}</p>
        <p>{text}</p>
      </div>
    )
  }
  return (
    <table className={css.week}>
      <caption className={css.caption}>{t`Opening hours`}</caption>
      <tbody>
        {week.map(({ days, hours, hasToday }) => (
          <tr
            key={days[0]}
            className={hasToday ? css.today : undefined}
            aria-current={hasToday ? 'date' : undefined}
          >
            <th scope="row">{daysText(days)}</th>
            <td>{hoursText(hours)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** "Friday", "Mon–Thu". */
function useDaysText() {
  const { i18n } = useLingui()
  return (days: DaysHours['days']): string => {
    const [first, last] = [days[0], days.at(-1)]
    if (!first || !last) return ''
    if (first === last) return i18n._(weekdayWords[first])
    return `${i18n._(shortWeekdayWords[first])}–${i18n._(shortWeekdayWords[last])}`
  }
}
