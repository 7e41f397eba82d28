import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import {
  Bike,
  CalendarDays,
  Clock,
  MapPin,
  Navigation,
  Phone,
  PhoneOutgoing,
  ShoppingBag,
} from 'lucide-react'
import { useState } from 'react'
import type { Branch } from '#/api/schema/branch.ts'
import { offersPickup } from '#/domain/geo/branches.ts'
import { metresBetween, pointOf } from '#/domain/geo/geo.ts'
import { courierSpans, hasNoCouriers, openState, shownSpans } from '#/domain/hours/hours.ts'
import { takesBookings } from '#/domain/order/booking.ts'
import { branchEstimate } from '#/domain/order/estimate.ts'
import { phonesIn } from '#/domain/phone.ts'
import { knownPointAtom, useHoursText, useMinutes } from '#/features/fulfilment/index.ts'
import { changeDraftAtom, servicesAtom } from '#/features/order-draft/index.ts'
import { BookingSheet } from '#/features/table-booking/index.ts'
import { useDecimal, useMoney } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { classNames } from '#/lib/class-names.ts'
import { joinDots } from '#/lib/join.ts'
import { useMainButton, useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { Button, IconButton } from '#/ui/Button.tsx'
import { Dots } from '#/ui/base/Dots.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { useNow } from '#/ui/use-now.ts'
import { useAvailabilityText } from './availability-text.ts'
import css from './BranchCard.module.css'
import { useBranchAvailability } from './use-branch-availability.ts'
import { WeekHours } from './WeekHours.tsx'

/** A branch with its week, its phone, directions, and a button to pick up there (PU-04, PU-05). */
export function BranchCard({
  branch,
  isOpen,
  onChosen,
}: {
  branch: Branch
  /** Its sheet is open and not closing. */
  isOpen: boolean
  onChosen: () => void
}) {
  const { t } = useLingui()
  const shell = useShell()
  const textIn = useTextIn()
  const notify = useNotify()
  const decimal = useDecimal()
  const hours = useHoursText()
  const change = useSetAtom(changeDraftAtom)
  const services = useAtomValue(servicesAtom)
  const canPickUp = services.includes('PICK_UP') && offersPickup(branch)
  const canBook = useAtomValue(abilitiesAtom).booking && takesBookings(branch)
  const [isBooking, setIsBooking] = useState(false)
  const state = openState(branch, useNow())
  const from = useAtomValue(knownPointAtom)
  const metres = metresBetween(from, branch)
  const km = metres === null ? '' : decimal(metres / 1_000)
  const point = pointOf(branch)
  const { phone } = branch
  const directions: Record<string, string> = point
    ? { rtext: `~${point.latitude},${point.longitude}`, rtt: 'auto' }
    : { text: branch.address }
  useMainButton(
    isOpen && canPickUp
      ? {
          label: t`Pick up here`,
          onPress: () => {
            shell.haptic('selection')
            change({ service: 'PICK_UP', pickupBranchId: branch.id, pickupWhen: null })
            const name = textIn(branch.name)
            notify(t`Pick-up: ${name}`)
            onChosen()
          },
        }
      : 'hidden',
  )
  return (
    <div className={css.card}>
      <div className={classNames(css.fact, css.acted)}>
        <MapPin size={20} aria-hidden="true" />
        <span>
          <Dots of={joinDots([branch.address, km && t`${km} km`])} />
        </span>
        <IconButton
          label={t`Directions`}
          hasHint
          className={css.act}
          onPress={() => shell.openLink(`https://yandex.uz/maps/?${new URLSearchParams(directions)}`)}
        >
          <Navigation size={20} aria-hidden="true" />
        </IconButton>
      </div>
      {phonesIn(phone).map(({ written, href }) => (
        <div key={href} className={classNames(css.fact, css.acted)}>
          <Phone size={20} aria-hidden="true" />
          <span className={css.phone} translate="no">
            {written}
          </span>
          <IconButton
            label={t`Call ${written}`}
            hasHint
            className={css.act}
            onPress={() => shell.openLink(href)}
          >
            <PhoneOutgoing size={20} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <p className={css.fact}>
        <Clock size={20} aria-hidden="true" />
        <span className={state.isOpen ? css.open : css.closed}>{hours(branch)}</span>
      </p>
      {services.includes('DELIVERY') && <Delivery branch={branch} />}
      {canPickUp && <Basket branchId={branch.id} />}
      {canBook && (
        <Button isWide icon={<CalendarDays aria-hidden="true" />} onPress={() => setIsBooking(true)}>
          {t`Book a table`}
        </Button>
      )}
      {canBook && <BookingSheet open={isBooking} onClose={() => setIsBooking(false)} branchId={branch.id} />}
      {/* The line above says round the clock; on a holiday it does not. */}
      {!(state.isOpen && state.closesAt === null) && <WeekHours branch={branch} />}
      {!canPickUp && <p className={css.note}>{t`No pick-up here`}</p>}
    </div>
  )
}

/** The dishes of the basket that are missing there, and the difference in price (CX-15). */
function Basket({ branchId }: { branchId: string }) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const { extra } = useAvailabilityText()
  const fit = useBranchAvailability('PICK_UP')(branchId)
  if (!fit) return null
  const { missing, short } = fit
  const names = (products: typeof missing) => products.map(({ name }) => textIn(name)).join(', ')
  const [none, few, sum] = [names(missing), names(short), extra(fit)]
  return (
    <p className={css.fact}>
      <ShoppingBag size={20} aria-hidden="true" />
      <span>
        <Dots
          of={joinDots([
            none && t`Not available: ${none}`,
            few && t`Fewer than in your basket: ${few}`,
            !none && !few && t`Everything in your basket is available`,
            sum,
          ])}
        />
      </span>
    </p>
  )
}

/**
 * The couriers' hours, how long they take and the minimum price, if the branch has them; the tariff of an address may be higher (DL-14).
 */
function Delivery({ branch }: { branch: Branch }) {
  const { t } = useLingui()
  const money = useMoney()
  const minutes = useMinutes()
  const eta = branchEstimate(branch, useNow())
  const { deliveryPrice: price } = branch
  const sum = price ? money(price) : ''
  const hours = shownSpans(courierSpans(branch))
  const { from, to } = (typeof hours === 'object' && hours[0]) || { from: '', to: '' }
  return (
    <p className={css.fact}>
      <Bike size={20} aria-hidden="true" />
      <span>
        <Dots
          of={
            hasNoCouriers(branch)
              ? t`No delivery from here`
              : joinDots([
                  from ? t`Delivery ${from}–${to}` : t`Delivery`,
                  eta && minutes(eta),
                  sum && t`from ${sum}`,
                ])
          }
        />
      </span>
    </p>
  )
}
