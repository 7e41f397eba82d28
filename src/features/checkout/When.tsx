import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { ChevronDown } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import { fromNextMeal, offeredTimes, partsOf, type TimesView } from '#/domain/hours/day-times.ts'
import { dayAfter, dayOf } from '#/domain/hours/hours.ts'
import { iftarOn, slotForIftar } from '#/domain/hours/iftar.ts'
import type { Slot } from '#/domain/hours/schedule.ts'
import { deliveryEstimate } from '#/domain/order/estimate.ts'
import { CouriersRest, NoOrders, useMinutes, useTariff } from '#/features/fulfilment/index.ts'
import { serviceTypeAtom, whenAtom } from '#/features/order-draft/index.ts'
import { clockTime, useDay } from '#/i18n/format.ts'
import { classNames } from '#/lib/class-names.ts'
import { joinCommas } from '#/lib/join.ts'
import { useShell } from '#/shell/chrome.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { DayParts } from '#/ui/DayParts.tsx'
import { Tile, Tiles } from '#/ui/Tiles.tsx'
import { useNow } from '#/ui/use-now.ts'
import { FormGroup } from './FormGroup.tsx'
import { useAskListedTimes } from './listed-times.ts'
import { fieldId, type RequiredField } from './missing-fields.ts'
import type { Times } from './times.ts'
import css from './When.module.css'
import { ClosedBranchNotice, LostNotice } from './WhenNotices.tsx'

/** The choice of the time: as soon as possible first, then the times of the chosen day, scrolling sideways. */
export function When({ times, marked }: { times: Times; marked: readonly RequiredField[] }) {
  const { t } = useLingui()
  const { when, days } = times
  if (when === 'none') {
    const noOrders = <NoOrders isError={marked.includes('time')} />
    return (
      <FormGroup title={t`When`} isPlain>
        <div id={fieldId('time')} tabIndex={-1}>
          <Suspense fallback={noOrders}>
            <CouriersRest>{noOrders}</CouriersRest>
          </Suspense>
        </div>
      </FormGroup>
    )
  }
  const { lost } = times
  const day = (when === 'gone' ? days.find((one) => one === lost?.day) : when?.day) ?? days[0] ?? ''
  return (
    <FormGroup title={t`When`} isPlain aside={<DayMenu times={times} day={day} />}>
      {!times.isAsapOpen && lost?.time !== null && <ClosedBranchNotice times={times} />}
      {lost && <LostNotice times={times} lost={lost} showsError={marked.includes('time')} />}
      <Slots key={day} times={times} day={day} />
    </FormGroup>
  )
}

/** A small native menu right of the heading: works with every finger and every screen reader. */
function DayMenu({ times, day }: { times: Times; day: string }) {
  const { t } = useLingui()
  const setWhen = useSetAtom(whenAtom)
  const dayText = useDay()
  const now = useNow()
  const today = dayOf(now)
  const nameOf = (one: string) => {
    const date = dayText(`${one}T12:00:00+05:00`)
    if (one === today) return t`Today, ${date}`
    return one === dayAfter(today) ? t`Tomorrow, ${date}` : date
  }
  const store = useStore()
  const askTimes = useAskListedTimes()
  const choose = async (wanted: string) => {
    const usual = fromNextMeal(times.slotsOf(wanted), now)[0] ?? null
    const first = wanted === today && times.isAsapOpen ? null : usual
    setWhen(first && { day: first.day, time: first.time })
    if (!first) return
    // The day is shown at once; if its first time turns out to be taken, the first free one is chosen instead.
    const free = fromNextMeal(times.slotsOf(wanted, await askTimes(wanted)), now).find(
      ({ isFull }) => !isFull,
    )
    const chosen = store.get(whenAtom)
    const isStillFirst = chosen?.day === first.day && chosen.time === first.time
    if (isStillFirst && free && free.time !== first.time) setWhen({ day: free.day, time: free.time })
  }
  if (times.days.length === 0) return null
  const shown = day || today
  return (
    <span className={css.day}>
      <span>{nameOf(shown)}</span>
      {times.days.length > 1 && <ChevronDown size={18} aria-hidden="true" />}
      <select
        className={css.select}
        aria-label={t`Day`}
        value={shown}
        onChange={(event) => choose(event.target.value)}
      >
        {times.days.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </span>
  )
}

function Slots({ times, day }: { times: Times; day: string }) {
  const { t } = useLingui()
  const setWhen = useSetAtom(whenAtom)
  const shell = useShell()
  const asapNote = useAsapNote()
  const now = useNow()
  const today = dayOf(now)
  const [view, setView] = useState<TimesView>('usual')
  const { when } = times
  const chosen = when === 'none' || when === 'gone' ? null : when
  const choose = (wanted: { day: string; time: string } | null) => {
    shell.haptic('selection')
    setWhen(wanted)
  }
  const hasAsap = times.isAsapOpen && (day === today || day === '')
  const all = times.slotsOf(day)
  const iftar = useIftar(day)
  const atIftar = iftar ? slotForIftar(all, iftar) : null
  const offered = offeredTimes(all, { now, view, chosen: chosen?.day === day ? chosen.time : null })
  // An order for now asks for no part of a day; once there, the parts stay.
  const isTimed = chosen !== null || !hasAsap
  const [hasParts, setHasParts] = useState(isTimed)
  if (isTimed && !hasParts) setHasParts(true)
  const isChosen = (slot: Slot) => chosen?.day === slot.day && chosen.time === slot.time
  return (
    <>
      <Tiles key={view} id={fieldId('time')} label={t`When`} className={css.tiles}>
        {iftar && atIftar && (
          <SlotTile
            name={t`Iftar ${iftar}`}
            note={`${atIftar.time}–${atIftar.to}`}
            isNamed
            isChosen={isChosen(atIftar)}
            onChoose={() => choose({ day: atIftar.day, time: atIftar.time })}
          />
        )}
        {hasAsap && (
          <SlotTile
            name={t`As soon as possible`}
            note={asapNote}
            isNamed
            isChosen={when === null}
            onChoose={() => choose(null)}
          />
        )}
        {offered.map((slot) => {
          const until = slot.to
          if (slot === atIftar) return null
          return (
            <SlotTile
              key={slot.time}
              name={slot.time}
              note={slot.isFull ? t`full` : t`until ${until}`}
              isFull={slot.isFull}
              isChosen={isChosen(slot)}
              onChoose={() => choose({ day: slot.day, time: slot.time })}
            />
          )
        })}
      </Tiles>
      {/* Below: the tile that was pressed stays where it is. */}
      {hasParts && (
        <div className={css.parts}>
          <DayParts parts={partsOf(all)} view={view} onView={setView} />
        </div>
      )}
    </>
  )
}

/** When the fast of that day is broken at the branch of the order; null outside of Ramadan (CX-08). */
function useIftar(day: string): string | null {
  const branch = useAtomValue(nearestBranchAtom)
  return useMemo(() => branch && iftarOn(day, branch), [branch, day])
}

/** How long the delivery takes; when the order is ready that is fetched or served; empty: not known. */
function useAsapNote(): string {
  const { t } = useLingui()
  const now = useNow()
  const day = useDay()
  const minutes = useMinutes()
  const tariff = useTariff()
  const service = useAtomValue(serviceTypeAtom)
  const branch = useAtomValue(nearestBranchAtom)
  if (service !== 'DELIVERY') {
    const lead = branch?.leadTimeMinutes ?? 0
    const at = new Date(now.getTime() + lead * 60_000)
    // A time without a day is one of today.
    const time = joinCommas([dayOf(at) !== dayOf(now) && day(at), clockTime(at)])
    return lead > 0 ? t`about ${time}` : ''
  }
  const eta = deliveryEstimate(tariff.is === 'known' ? tariff.tariff : null, branch)
  return eta ? minutes(eta) : ''
}

function SlotTile({
  name,
  note,
  isNamed = false,
  isFull = false,
  isChosen,
  onChoose,
}: {
  name: string
  note: string
  /** Its name is no time of day, but words. */
  isNamed?: boolean
  isFull?: boolean
  isChosen: boolean
  onChoose: () => void
}) {
  return (
    <Tile
      name="checkout-when"
      isChosen={isChosen}
      onChoose={onChoose}
      disabled={isFull}
      className={classNames(css.tile, isNamed && css.named)}
    >
      <span className={css.name}>{name}</span>
      {note && <span className={css.note}>{note}</span>}
    </Tile>
  )
}
