import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { Phone, Store } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Branch } from '#/api/schema/branch.ts'
import { tablesApi } from '#/api/tables.ts'
import { dayAfter, dayOf } from '#/domain/hours/hours.ts'
import { weekdayOf } from '#/domain/hours/week.ts'
import { bookingDays, bookingTimes, MAX_PEOPLE } from '#/domain/order/booking.ts'
import { formatPhone, normalPhone, phoneHref } from '#/domain/phone.ts'
import { useRequireCustomer } from '#/features/sign-in/index.ts'
import { Skeleton } from '#/first-screen/Skeleton.tsx'
import { useDay } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { weekdayWords } from '#/i18n/weekday-words.ts'
import { newKey } from '#/lib/new-key.ts'
import { href } from '#/paths.ts'
import { isAbout } from '#/session/query-keys.ts'
import { customerAtom, queryScopeAtom } from '#/session/session.ts'
import { useMainButton, useShell } from '#/shell/chrome.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { Button } from '#/ui/Button.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { Field, TextField } from '#/ui/form/Field.tsx'
import { PhoneField } from '#/ui/form/PhoneField.tsx'
import { SelectRow } from '#/ui/form/SelectRow.tsx'
import { showField, useRequiredFields } from '#/ui/form/use-required-fields.ts'
import { Notice } from '#/ui/Notice.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { Stepper } from '#/ui/Stepper.tsx'
import { Tile, Tiles } from '#/ui/Tiles.tsx'
import { useNow } from '#/ui/use-now.ts'
import css from './BookingForm.module.css'
import { type BookingInput, bookingFormAtom, missingFields } from './form.ts'
import { bookingsQuery, freeTimesQuery } from './queries.ts'

const fieldId = (field: string) => `booking-${field}`
/** People at a table when nobody has said. */
const TWO = 2

/** Day, people, time, name and phone of a booking; one action sends it. */
export function BookingForm({
  branches,
  wantedBranch,
  isOpen,
  onBooked,
}: {
  branches: readonly Branch[]
  wantedBranch: string | null
  isOpen: boolean
  onBooked: () => void
}) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const shell = useShell()
  const { branch, input, set, days, times } = useBookingInput(branches, wantedBranch)
  const { marked, check } = useRequiredFields(missingFields(input), (field) => showField(fieldId(field)))
  const { send, isBusy, failure } = useSend(input, onBooked)
  useMainButton(
    isOpen && days.length > 0
      ? {
          label: t`Book a table`,
          busy: isBusy,
          onPress: async () => {
            if (check()) await send()
          },
        }
      : 'hidden',
  )
  const phone = branch.bookingPhone || branch.phone
  const { people } = input
  return (
    <form className={css.form} noValidate onSubmit={(event) => event.preventDefault()}>
      {branches.length > 1 && (
        <SelectRow
          label={t`Branch`}
          icon={Store}
          options={branches.map(({ id, name }) => ({ id, name: textIn(name) }))}
          chosen={branch.id}
          note={branch.address}
          onChoose={(id) => set({ branchId: id, date: '', time: '' })}
        />
      )}
      {days.length === 0 ? (
        <Notice tone="warn" title={t`No days available`}>
          {t`This branch takes no bookings in the next days.`}
        </Notice>
      ) : (
        <>
          <div className={css.people}>
            <span className={css.label} aria-hidden="true">{t`How many people`}</span>
            <Stepper
              variant="sheet"
              name={t`How many people`}
              count={people}
              min={1}
              max={MAX_PEOPLE}
              onAdd={() => set({ people: people + 1 })}
              onRemove={() => set({ people: people - 1 })}
            />
          </div>
          <Days days={days} chosen={input.date} onChoose={(date) => set({ date, time: '' })} />
          <Times
            times={times}
            chosen={input.time}
            isMarked={marked.includes('time')}
            onChoose={(time) => set({ time })}
          />
          <Field
            id={fieldId('name')}
            label={t`Name`}
            value={input.name}
            onChange={(name) => set({ name })}
            autoComplete="name"
            enterKeyHint="next"
            maxLength={100}
            error={marked.includes('name') ? t`Enter your name` : null}
          />
          <PhoneField
            id={fieldId('phone')}
            label={t`Phone number`}
            value={input.phone}
            onChange={(text) => set({ phone: text })}
            error={marked.includes('phone') ? t`Enter the full phone number` : null}
          />
          <TextField
            label={t`Special requests`}
            value={input.comment}
            onChange={(comment) => set({ comment })}
            maxLength={300}
          />
        </>
      )}
      {failure && (
        <Notice tone="error" title={t`The table was not booked`}>
          {failure}
        </Notice>
      )}
      {phone && (
        <Button
          className={css.call}
          icon={<Phone aria-hidden="true" />}
          onPress={() => shell.openLink(phoneHref(phone))}
        >
          {t`Book by phone`}
          {': '}
          <span className={css.number}>{formatPhone(phone)}</span>
        </Button>
      )}
    </form>
  )
}

/** What is asked for, filled in as far as it is known, and what the branch has for it. */
function useBookingInput(branches: readonly Branch[], wantedBranch: string | null) {
  const scope = useAtomValue(queryScopeAtom)
  const customer = useAtomValue(customerAtom)
  const near = useAtomValue(nearestBranchAtom)
  const now = useNow()
  const [said, setSaid] = useAtom(bookingFormAtom)
  const choice = [said.branchId, wantedBranch, near?.id].find((id) => branches.some((one) => one.id === id))
  // A list that is empty draws no form.
  const branch = branches.find(({ id }) => id === choice) ?? (branches[0] as Branch)
  const days = bookingDays(branch, now)
  const date = said.date && days.includes(said.date) ? said.date : (days[0] ?? '')
  const people = said.people ?? TWO
  const free = useQuery({
    ...freeTimesQuery(scope, { branchId: branch.id, date, people }),
    placeholderData: keepPreviousData,
  })
  // A server that cannot say which tables are free still takes bookings in open hours.
  const times = free.data
    ? free.data.filter(({ available }) => available).map(({ time }) => time)
    : free.isError
      ? bookingTimes(branch, date, now)
      : null
  const input: BookingInput = {
    branchId: branch.id,
    date,
    time: said.time && (times === null || times.includes(said.time)) ? said.time : '',
    people,
    name: said.name ?? [customer?.firstName, customer?.lastName].filter(Boolean).join(' '),
    phone: said.phone ?? formatPhone(customer?.phone ?? ''),
    comment: said.comment ?? '',
  }
  const set = (change: Partial<BookingInput>) => setSaid((last) => ({ ...last, ...change }))
  return { branch, input, set, days, times }
}

/** Sends the booking once; a visitor signs in first and finds everything as it was. */
function useSend(input: BookingInput, onBooked: () => void) {
  const { t } = useLingui()
  const shell = useShell()
  const notify = useNotify()
  const errorText = useErrorText()
  const client = useQueryClient()
  const scope = useAtomValue(queryScopeAtom)
  const [, setSaid] = useAtom(bookingFormAtom)
  const requireCustomer = useRequireCustomer()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  // The same booking keeps its key: a second try after a lost answer must not book twice.
  const keyed = useRef({ text: '', key: '' })
  const send = async () => {
    if (!requireCustomer(href('profile', null, { booking: '1' }))) return
    const body = { ...input, name: input.name.trim(), phone: normalPhone(input.phone) ?? '' }
    const text = JSON.stringify(body)
    if (keyed.current.text !== text) keyed.current = { text, key: newKey() }
    setIsBusy(true)
    setFailure('')
    const [error, booking] = await tablesApi().book(body, keyed.current.key)
    setIsBusy(false)
    void client.invalidateQueries(isAbout('free tables'))
    if (error) {
      shell.haptic('error')
      setFailure(errorText(error))
      return
    }
    shell.haptic('success')
    const { number } = booking
    notify({ text: number === null ? t`Table booked` : t`Table booked, No. ${number}`, tone: 'good' })
    setSaid({})
    await client.invalidateQueries({ queryKey: bookingsQuery(scope).queryKey })
    onBooked()
  }
  return { send, isBusy, failure }
}

function Days({
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
    <Tiles id={fieldId('date')} label={t`Day`}>
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
  )
}

/** `times` null: being asked. */
function Times({
  times,
  chosen,
  isMarked,
  onChoose,
}: {
  times: readonly string[] | null
  chosen: string
  isMarked: boolean
  onChoose: (time: string) => void
}) {
  const { t } = useLingui()
  const shell = useShell()
  if (times?.length === 0) {
    return (
      <div id={fieldId('time')} tabIndex={-1}>
        <Notice tone={isMarked ? 'error' : 'warn'} title={t`No table is free`}>
          {t`Choose another day or fewer people, or call us.`}
        </Notice>
      </div>
    )
  }
  return (
    <>
      <Tiles id={fieldId('time')} label={t`Time`} className={css.times}>
        {!times &&
          [1, 2, 3, 4, 5, 6, 7, 8].map((n) => <Skeleton key={n} width={76} height={44} radius={16} />)}
        {times?.map((time) => (
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
            {time}
          </Tile>
        ))}
      </Tiles>
      {isMarked && (
        <p className={css.problem} role="alert">
          {t`Choose a time`}
        </p>
      )}
    </>
  )
}
