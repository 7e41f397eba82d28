import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Branch } from '#/api/schema/branch.ts'
import { type WorkDay, weekHours } from '#/domain/week.ts'
import { useNow } from '#/features/delivery/index.ts'
import css from './WeekHours.module.css'

const NAMES = {
  MONDAY: msg`Monday`,
  TUESDAY: msg`Tuesday`,
  WEDNESDAY: msg`Wednesday`,
  THURSDAY: msg`Thursday`,
  FRIDAY: msg`Friday`,
  SATURDAY: msg`Saturday`,
  SUNDAY: msg`Sunday`,
} as const satisfies Record<WorkDay, unknown>

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
            <th scope="row">{i18n._(NAMES[day])}</th>
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
