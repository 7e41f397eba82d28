import { useLingui } from '@lingui/react/macro'
import { BellRing, Check, Clock, GlassWater, type LucideIcon, ReceiptText } from 'lucide-react'
import type { WaiterReason } from '#/api/tables.ts'
import { classNames } from '#/lib/class-names.ts'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import css from './WaiterCalls.module.css'
import { type TableRef, useWaiter } from './waiter.ts'

/** Buttons that call for waiter, bill and water, each with the state of its call (DI-04). */
export function WaiterCalls({ place, className }: { place: TableRef; className?: string | undefined }) {
  const { t } = useLingui()
  return (
    // biome-ignore lint/a11y/useSemanticElements: three buttons with a name, no form
    <div role="group" className={classNames(css.calls, className)} aria-label={t`Call to the table`}>
      <Call place={place} reason="WAITER" icon={BellRing} label={t`Waiter`} name={t`Call the waiter`} />
      <Call place={place} reason="BILL" icon={ReceiptText} label={t`Bill`} name={t`Ask for the bill`} />
      <Call place={place} reason="WATER" icon={GlassWater} label={t`Water`} name={t`Ask for water`} />
    </div>
  )
}

function Call({
  place,
  reason,
  icon: Icon,
  label,
  name,
}: {
  place: TableRef
  reason: WaiterReason
  icon: LucideIcon
  label: string
  name: string
}) {
  const { state, words, call } = useWaiter(place, reason)
  const isCalled = state !== 'free'
  const Mark = state === 'accepted' ? Check : Clock
  return (
    <>
      <button
        type="button"
        className={classNames(css.call, isCalled && css.called, state === 'accepted' && css.accepted)}
        aria-label={isCalled ? undefined : name}
        aria-disabled={isCalled || undefined}
        onClick={call}
      >
        {/* The state takes the place of the mark: the tile keeps its name, and its height. */}
        {!isCalled && <Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
        <span className={css.name}>
          <span>{label}</span>
          {isCalled && <Mark size={14} strokeWidth={2.5} aria-hidden="true" />}
        </span>
        {isCalled && <span className={css.state}>{words}</span>}
      </button>
      {/* Beside the button: inside, it would be a second name of it. */}
      <VisuallyHidden live="polite">{isCalled ? `${label}: ${words}` : ''}</VisuallyHidden>
    </>
  )
}
