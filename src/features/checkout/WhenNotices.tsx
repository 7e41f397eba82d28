import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { Suspense } from 'react'
import { dayOf } from '#/domain/hours/hours.ts'
import type { Slot } from '#/domain/hours/schedule.ts'
import { CouriersRest } from '#/features/fulfilment/index.ts'
import { whenAtom } from '#/features/order-draft/index.ts'
import { clockTime, useDay } from '#/i18n/format.ts'
import { useShell } from '#/shell/chrome.ts'
import { Notice } from '#/ui/Notice.tsx'
import { useNow } from '#/ui/use-now.ts'
import type { Times } from './times.ts'
import css from './When.module.css'

/** There is no "as soon as possible": since when and until when. */
export function ClosedBranchNotice({ times }: { times: Times }) {
  const { t } = useLingui()
  const dayText = useDay()
  const today = dayOf(useNow())
  const { nextOpenAt } = times
  const time = nextOpenAt ? clockTime(nextOpenAt) : ''
  const isToday = nextOpenAt !== null && dayOf(nextOpenAt) === today
  const date = nextOpenAt ? dayText(nextOpenAt) : ''
  const closed = (
    <Notice tone="warn" title={times.reason === 'holiday' ? t`Today is a holiday` : t`Closed now`}>
      {time &&
        (isToday
          ? t`We open at ${time}. Choose a time and we will be ready.`
          : t`We open at ${time}, ${date}. Choose a time and we will be ready.`)}
    </Notice>
  )
  return (
    <div className={css.closed}>
      <Suspense fallback={closed}>
        <CouriersRest>{closed}</CouriersRest>
      </Suspense>
    </div>
  )
}

/** The time that was shown has passed, the branch takes no orders for it any more, or others have taken it (SC-03, BX-32). */
export function LostNotice({
  times: { next },
  lost: { time, isFull },
  showsError,
}: {
  times: Times
  lost: NonNullable<Times['lost']>
  showsError: boolean
}) {
  const { t } = useLingui()
  const dayText = useDay()
  const shell = useShell()
  const setWhen = useSetAtom(whenAtom)
  const today = dayOf(useNow())
  const date = next ? dayText(next.deliveryAt) : ''
  const title =
    time === null
      ? t`As soon as possible is no longer available`
      : isFull
        ? t`${time} has just been taken`
        : t`${time} is no longer available`
  const free = next && (next.day === today ? next.time : `${date}, ${next.time}`)
  const take = (slot: Slot) => {
    shell.haptic('selection')
    setWhen({ day: slot.day, time: slot.time })
  }
  return (
    <div className={css.closed}>
      <Notice
        tone={showsError ? 'error' : 'warn'}
        title={title}
        {...(next && free && { action: { label: t`Take ${free}`, onPress: () => take(next) } })}
      >
        {t`Choose another time.`}
      </Notice>
    </div>
  )
}
