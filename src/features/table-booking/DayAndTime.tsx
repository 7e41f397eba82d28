import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { offeredTimes, partsOf, type TimesView } from '#/domain/hours/day-times.ts'
import { dayAfter, dayOf } from '#/domain/hours/hours.ts'
import { weekdayOf } from '#/domain/hours/week.ts'
import { useDay } from '#/i18n/format.ts'
import { weekdayWords } from '#/i18n/weekday-words.ts'
import { useShell } from '#/shell/chrome.ts'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import { DayParts } from '#/ui/DayParts.tsx'
import { Notice } from '#/ui/Notice.tsx'
import { Tile, Tiles } from '#/ui/Tiles.tsx'
import { useNow } from '#/ui/use-now.ts'
import css from './DayAndTime.module.css'
import { bookingFieldId } from './form.ts'

/** The days with a table to book; one is always chosen. */
export function Days({
  days,
  chosen,
  onChoose,
}: {
  days: readonly string[]
  chosen: string
  onChoose: (day: string) => void
}) {
  const { t, i18n } = useLingui()
  const dayText = useDay()
  const shell = useShell()
  const today = dayOf(useNow())
  const nameOf = (day: string) =>
    day === today ? t`Today` : day === dayAfter(today) ? t`Tomorrow` : i18n._(weekdayWords[weekdayOf(day)])
  return (
    <div className={css.row}>
      <span className={css.label} aria-hidden="true">{t`Day`}</span>
      <Tiles id={bookingFieldId('date')} label={t`Day`}>
        {days.map((day) => (
          <Tile
            key={day}
            name="booking-day"
            className={css.tile}
            isChosen={day === chosen}
            onChoose={() => {
              shell.haptic('selection')
              onChoose(day)
            }}
          >
            <span className={css.main}>{dayText(`${day}T12:00:00+05:00`)}</span>
            <span className={css.note}>{nameOf(day)}</span>
          </Tile>
        ))}
      </Tiles>
    </div>
  )
}

/** The times of the day chosen. `times` null: loading. */
export function TimesOfDay({
  day,
  times,
  chosen,
  showsError,
  onChoose,
}: {
  /** "2026-11-21". */
  day: string
  times: readonly string[] | null
  chosen: string
  showsError: boolean
  onChoose: (time: string) => void
}) {
  const { t } = useLingui()
  const shell = useShell()
  const now = useNow()
  const [view, setView] = useState<TimesView>('usual')
  const all = times?.map((time) => ({ day, time }))
  if (times?.length === 0) {
    return (
      <div id={bookingFieldId('time')} tabIndex={-1}>
        <Notice tone={showsError ? 'error' : 'warn'} title={t`No table is free`}>
          {t`Choose another day or fewer people, or call us.`}
        </Notice>
      </div>
    )
  }
  return (
    <div className={css.row}>
      <span className={css.label} aria-hidden="true">{t`Time`}</span>
      {all && <DayParts parts={partsOf(all)} view={view} onView={setView} />}
      <Tiles key={view} id={bookingFieldId('time')} label={t`Time`} className={css.times}>
        {!times &&
          [1, 2, 3, 4, 5, 6, 7, 8].map((n) => <Skeleton key={n} width={76} height={44} radius={16} />)}
        {all &&
          offeredTimes(all, { now, view, chosen }).map(({ time }) => (
            <Tile
              key={time}
              name="booking-time"
              className={css.time}
              isChosen={time === chosen}
              onChoose={() => {
                shell.haptic('selection')
                onChoose(time)
              }}
            >
              <span translate="no">{time}</span>
            </Tile>
          ))}
      </Tiles>
      {showsError && (
        <p className={css.problem} role="alert">
          {t`Choose a time`}
        </p>
      )}
    </div>
  )
}
