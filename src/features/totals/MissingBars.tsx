import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useMoney } from '#/i18n/format.ts'
import { classNames } from '#/lib/class-names.ts'
import { ProgressBar } from '#/ui/ProgressBar.tsx'
import css from './MissingBars.module.css'
import { type MissingOf, missingBars, type Thresholds } from './missing.ts'

/**
 * How much the lines still lack, in words and as one bar with a mark for each threshold (BX-20). `isShort`: the nearest
 * alone; `isCard`: on the ground of a page instead of inside a card. Nothing is missing: nothing is shown.
 */
export function MissingBars({
  summary,
  isShort = false,
  isCard = false,
}: {
  summary: Thresholds
  isShort?: boolean
  isCard?: boolean
}) {
  const id = useId()
  const bars = missingBars(summary).slice(0, isShort ? 1 : undefined)
  const last = bars.at(-1)
  if (!last) return null
  const present = last.of - last.missing
  return (
    <div className={classNames(css.missing, isCard && css.card)}>
      <div id={id} className={css.words}>
        {bars.map((bar) => (
          <Words key={bar.what} {...bar} />
        ))}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={last.of}
        aria-valuenow={present}
        className={css.bar}
      >
        <ProgressBar share={Math.min(1, Math.max(0, present / last.of))} />
        {bars.slice(0, -1).map(({ what, missing }) => (
          <span
            key={what}
            className={css.mark}
            style={{ insetInlineStart: `${((present + missing) / last.of) * 100}%` }}
            aria-hidden="true"
          />
        ))}
      </div>
    </div>
  )
}

function Words({ what, missing }: MissingOf) {
  const money = useMoney()
  const sum = money(missing)
  return (
    <p>
      {what === 'fee' && (
        <Trans>
          <b>{sum}</b> more to skip the service fee
        </Trans>
      )}
      {what === 'minimum' && (
        <Trans>
          Add <b>{sum}</b> to have it delivered
        </Trans>
      )}
      {what === 'delivery' && (
        <Trans>
          <b>{sum}</b> more and delivery is free
        </Trans>
      )}
    </p>
  )
}
