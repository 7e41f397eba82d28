import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { type Month, monthAfter } from '#/domain/hours/months.ts'
import { useMonthNames } from '#/i18n/month-names.ts'
import { classNames } from '#/lib/class-names.ts'
import type { Elements } from '#/ui/base/elements.ts'
import hidden from '#/ui/base/VisuallyHidden.module.css'
import css from './MonthBars.module.css'

/** So many months stand beside each other at most: on the narrowest phone each has room for its name. */
const SHOWN = 6

/** The plot, px; the width is the page's, in shares. */
const HEIGHT = 128
/** What is there is seen, however little it is beside the rest, px. */
const LEAST = 3
/** Of a month's width the bars take, and one bar at most, in percent of the plot. */
const BARS = 0.64
const WIDEST = 6

/** One kind of sums: what it is called, and its colour. */
export type Series = { readonly name: string; readonly tone: 'brand' | 'good' | 'quiet' | 'warn' }
export type MonthOfBars = { readonly month: Month; readonly values: readonly number[] }

/** So many of the months after the described one are seen at first. */
const AHEAD = 2

/** Which months are seen; it stays where it is while more of them are loaded before. */
function useWindow(months: readonly MonthOfBars[], chosen: Month) {
  const [end, setEnd] = useState(() => monthAfter(chosen, AHEAD))
  const least = Math.min(SHOWN, months.length)
  const stop = Math.max(least, months.filter(({ month }) => month <= end).length)
  const start = Math.max(0, stop - SHOWN)
  const first = months[start]?.month
  return {
    shown: months.slice(start, stop),
    hasEarlier: start > 0,
    hasLater: stop < months.length,
    // The month before may be loaded only now.
    earlier: () => first && setEnd(monthAfter(first, -1)),
    later: () => setEnd(months[Math.min(months.length, stop + SHOWN) - 1]?.month ?? ''),
  }
}

/**
 * Sums by month as bars: six months at a time, the latest first seen, one of them described in words under the plot. For
 * screen readers all of it is a table. `months`: without a gap, the oldest first, at least one; `values` as `series`, none
 * below zero. `chosen`: described before anyone chooses another, the last one unless said; `onMore`: loads what is older,
 * where there is more; `children`: further figures, under the words of the month.
 */
export function MonthBars({
  label,
  series,
  months,
  chosen: first = months.at(-1)?.month ?? '',
  format,
  onMore,
  isBusy = false,
  children,
}: {
  label: string
  series: readonly Series[]
  months: readonly MonthOfBars[]
  chosen?: Month
  format: (value: number) => string
  onMore?: (() => void) | undefined
  isBusy?: boolean
  children?: Elements
}) {
  const { t } = useLingui()
  const names = useMonthNames()
  const window = useWindow(months, first)
  const [picked, setPicked] = useState(first)
  const { shown } = window
  const chosen = shown.find(({ month }) => month === picked) ?? shown.at(-1)
  const most = Math.max(1, ...shown.flatMap(({ values }) => values))
  const [from, to] = [shown[0]?.month, shown.at(-1)?.month]
  const range = from && to && names.range(from, to)
  const canGoBack = window.hasEarlier || onMore !== undefined
  // One month by itself is compared with nothing.
  const isOne = months.length === 1 && !canGoBack
  return (
    <div className={css.plot}>
      <div className={classNames(css.parts, !isOne && css.beside)}>
        {!isOne && (
          <div className={css.chart}>
            {(canGoBack || window.hasLater) && (
              <div className={css.head}>
                <span className={css.range}>{range}</span>
                <button
                  type="button"
                  className={css.step}
                  aria-label={t`Earlier months`}
                  disabled={!canGoBack || isBusy}
                  onClick={() => {
                    if (!window.hasEarlier) onMore?.()
                    window.earlier()
                  }}
                >
                  <ChevronLeft size={20} aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className={css.step}
                  aria-label={t`Later months`}
                  disabled={!window.hasLater}
                  onClick={window.later}
                >
                  <ChevronRight size={20} aria-hidden="true" />
                </button>
              </div>
            )}
            <div className={css.bars}>
              <Bars {...{ series, shown, most, chosen }} />
              <div className={css.months}>
                {shown.map((one) => (
                  <button
                    key={one.month}
                    type="button"
                    className={css.month}
                    aria-pressed={one === chosen}
                    onClick={() => setPicked(one.month)}
                  >
                    <span>{names.short(one.month)}</span>
                    <span className={hidden.spoken}>{` ${one.month.slice(0, 4)}`}</span>
                  </button>
                ))}
              </div>
            </div>
          </div>
        )}
        <div className={css.figures}>
          {chosen && <Words {...{ series, chosen, format }} />}
          {children}
        </div>
      </div>
      <div className={hidden.spoken}>
        <Table {...{ label, series, months, format }} />
      </div>
    </div>
  )
}

type Part = {
  series: readonly Series[]
  format: (value: number) => string
}

function Bars({
  series,
  shown,
  most,
  chosen,
}: Pick<Part, 'series'> & {
  shown: readonly MonthOfBars[]
  most: number
  chosen: MonthOfBars | undefined
}) {
  const column = 100 / shown.length
  const width = Math.min(WIDEST, (column * BARS) / series.length)
  const inset = (column - width * series.length) / 2
  return (
    <svg className={css.picture} width="100%" height={HEIGHT} aria-hidden="true">
      {shown.map((one, at) => (
        <g key={one.month}>
          {one === chosen && (
            <rect className={css.chosen} x={`${at * column}%`} width={`${column}%`} height={HEIGHT} rx={12} />
          )}
          {one.values.map((value, which) => {
            const height = value > 0 ? Math.max(LEAST, (value / most) * (HEIGHT - 12)) : 0
            return (
              <rect
                key={series[which]?.name}
                className={classNames(css.bar, css[series[which]?.tone ?? 'brand'])}
                x={`${at * column + inset + which * width + width * 0.08}%`}
                width={`${width * 0.84}%`}
                y={HEIGHT - height}
                height={height}
                rx={Math.min(4, height / 2)}
              />
            )
          })}
        </g>
      ))}
    </svg>
  )
}

/** The chosen month in words, which are the legend too. */
function Words({ series, chosen, format }: Part & { chosen: MonthOfBars }) {
  const names = useMonthNames()
  const id = useId()
  return (
    <div className={css.words} role="status">
      <p id={id} className={css.of}>
        {names.long(chosen.month)}
      </p>
      <dl className={css.values} aria-labelledby={id}>
        {series.map(({ name, tone }, at) => (
          <div key={name} className={css.value}>
            <dt>
              {series.length > 1 && <span className={classNames(css.mark, css[tone])} aria-hidden="true" />}
              <span>{name}</span>
            </dt>
            <dd translate="no">{format(chosen.values[at] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Table({ label, series, months, format }: Part & { label: string; months: readonly MonthOfBars[] }) {
  const { t } = useLingui()
  const names = useMonthNames()
  return (
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Month`}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, values }) => (
          <tr key={month}>
            <th scope="row">{names.long(month)}</th>
            {series.map(({ name }, at) => (
              <td key={name}>{format(values[at] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
