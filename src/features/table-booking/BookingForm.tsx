import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { Phone, Store } from 'lucide-react'
import { useState } from 'react'
import type { Branch } from '#/api/schema/branch.ts'
import type { Booking } from '#/api/schema/table.ts'
import { type BookingInput, tablesApi } from '#/api/tables.ts'
import { createWriteOnce, isUnclear } from '#/api/write-once.ts'
import { contactOf } from '#/domain/contact.ts'
import { bookingDays, bookingTimes, MAX_PEOPLE } from '#/domain/order/booking.ts'
import { normalPhone, phonesIn } from '#/domain/phone.ts'
import { useRequireCustomer } from '#/features/sign-in/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { href } from '#/paths.ts'
import { isAbout } from '#/session/query-keys.ts'
import { customerAtom, queryScopeAtom } from '#/session/session.ts'
import { useMainButton, useShell } from '#/shell/chrome.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { Button } from '#/ui/Button.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { ContactFields } from '#/ui/form/ContactFields.tsx'
import { TextField } from '#/ui/form/Field.tsx'
import { Form } from '#/ui/form/Form.tsx'
import { SelectRow } from '#/ui/form/SelectRow.tsx'
import { useBodyKey } from '#/ui/form/use-body-key.ts'
import { showField, useRequiredFields } from '#/ui/form/use-required-fields.ts'
import { Notice } from '#/ui/Notice.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { Stepper } from '#/ui/Stepper.tsx'
import { useNow } from '#/ui/use-now.ts'
import css from './BookingForm.module.css'
import { Days, TimesOfDay } from './DayAndTime.tsx'
import { bookingFieldId, bookingFormAtom, missingBookingFields } from './form.ts'
import { bookingsQuery, freeTimesQuery } from './queries.ts'

/** The number of people by default. */
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
  const { marked, check } = useRequiredFields(missingBookingFields(input), (field) =>
    showField(bookingFieldId(field)),
  )
  const { send, isBusy, failure } = useSend(input, onBooked)
  useMainButton(
    isOpen && days.length > 0
      ? {
          label: t`Book a table`,
          busy: isBusy,
          commits: true,
          onPress: async () => {
            if (check()) await send()
          },
        }
      : 'hidden',
  )
  const phone = branch.bookingPhone || branch.phone
  const { people } = input
  return (
    <Form className={css.form}>
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
          {t`This branch isn’t taking bookings for the next few days.`}
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
          <TimesOfDay
            key={input.date}
            day={input.date}
            times={times}
            chosen={input.time}
            showsError={marked.includes('time')}
            onChoose={(time) => set({ timeBranchId: branch.id, date: input.date, time })}
          />
          <ContactFields contact={input} marked={marked} idOf={bookingFieldId} onChange={set} />
          <TextField
            label={t`Special requests`}
            value={input.comment}
            onChange={(comment) => set({ comment })}
            maxLength={300}
          />
        </>
      )}
      {failure && (
        <Notice
          isAnswer
          tone="error"
          title={
            failure.isUnclear ? t`It is not known whether the table is booked` : t`The table was not booked`
          }
        >
          {failure.text}
        </Notice>
      )}
      {phonesIn(phone).map(({ written, href }) => (
        <Button
          key={href}
          className={css.call}
          icon={<Phone aria-hidden="true" />}
          onPress={() => shell.openLink(href)}
        >
          <span>{`${t`Book by phone`}: `}</span>
          <span className={css.number} translate="no">
            {written}
          </span>
        </Button>
      ))}
    </Form>
  )
}

/** The input, prefilled as far as it is known, and the times that the branch offers. */
function useBookingInput(branches: readonly Branch[], wantedBranch: string | null) {
  const scope = useAtomValue(queryScopeAtom)
  const own = contactOf(useAtomValue(customerAtom))
  const near = useAtomValue(nearestBranchAtom)
  const now = useNow()
  const [typed, setTyped] = useAtom(bookingFormAtom)
  const said = typed ?? {}
  const choice = [said.branchId, wantedBranch, near?.id].find((id) => branches.some((one) => one.id === id))
  // Without branches no form is rendered.
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
  // A time is one of the day and the branch that it was chosen for: neither midnight nor another branch takes it along.
  const isSaidHere = said.timeBranchId === branch.id && said.date === date
  const input: BookingInput = {
    branchId: branch.id,
    date,
    time: said.time && isSaidHere && (times === null || times.includes(said.time)) ? said.time : '',
    people,
    name: said.name ?? own.name,
    phone: said.phone ?? own.phone,
    comment: said.comment ?? '',
  }
  const set = (change: NonNullable<typeof typed>) => setTyped((last) => ({ ...last, ...change }))
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
  const setTyped = useSetAtom(bookingFormAtom)
  const requireCustomer = useRequireCustomer()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<{ isUnclear: boolean; text: string } | null>(null)
  const [bookOnce] = useState(() => createWriteOnce<Booking>())
  const keyOf = useBodyKey()
  const successText = ({ number, status }: Booking) => {
    // The branch has still to answer, or nobody knows what it has answered.
    if (status === 'NEW' || status === 'UNKNOWN')
      return number === null ? t`Request sent` : t`Request sent, No. ${number}`
    return number === null ? t`Table booked` : t`Table booked, No. ${number}`
  }
  const send = async () => {
    if (!requireCustomer(href('profile', null, { booking: '1' }))) return
    const body = { ...input, name: input.name.trim(), phone: normalPhone(input.phone) ?? '' }
    setIsBusy(true)
    setFailure(null)
    const bookings = bookingsQuery(scope)
    const { book, bookings: list } = tablesApi()
    const [error, booking] = await bookOnce({
      known: client.getQueryData(bookings.queryKey)?.map(({ id }) => id) ?? null,
      send: () => book(body, keyOf(body)),
      list,
      isSent: (one) =>
        one.branchId === body.branchId &&
        one.date === body.date &&
        one.time === body.time &&
        one.status !== 'CANCELED',
    })
    setIsBusy(false)
    void client.invalidateQueries(isAbout('free tables'))
    if (error) {
      shell.haptic('error')
      setFailure({ isUnclear: isUnclear(error), text: errorText(error) })
      if (isUnclear(error)) void client.invalidateQueries({ queryKey: bookings.queryKey })
      return
    }
    shell.haptic('success')
    notify({ text: successText(booking), tone: 'good' })
    setTyped(() => null)
    await client.invalidateQueries({ queryKey: bookings.queryKey })
    onBooked()
  }
  return { send, isBusy, failure }
}
