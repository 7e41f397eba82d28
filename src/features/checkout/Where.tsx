import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { Armchair, ChevronRight, MapPin, Store } from 'lucide-react'
import { Suspense } from 'react'
import { isRetryable } from '#/api/query.ts'
import { addressLine } from '#/domain/geo/address-line.ts'
import { deliveryEstimate } from '#/domain/order/estimate.ts'
import {
  isAddressOpenAtom,
  OutOfZoneHere,
  useHoursText,
  useMinutes,
  usePlaceWords,
  useTariff,
} from '#/features/fulfilment/index.ts'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { submitPhaseAtom } from '#/features/order-submission/index.ts'
import { useDecimal } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { classNames } from '#/lib/class-names.ts'
import { joinDots } from '#/lib/join.ts'
import { DotRow } from '#/ui/base/DotRow.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { MapStrip } from '#/ui/map/MapStrip.tsx'
import { Notice } from '#/ui/Notice.tsx'
import { FormGroup, Problem } from './FormGroup.tsx'
import { LineField } from './LineField.tsx'
import { fieldId, type RequiredField } from './missing-fields.ts'
import { type CheckoutState, useDoorWords } from './use-checkout-state.ts'
import css from './Where.module.css'

/** The destination: the address with its door and the courier's note, the branch with its hours, or the table. */
export function Where({ order, marked }: { order: CheckoutState; marked: readonly RequiredField[] }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { service } = order.summary
  const showsError = marked.includes('address')
  const title =
    service === 'DELIVERY' ? t`Where` : service === 'PICK_UP' ? t`Where to pick up` : t`Your table`
  return (
    <FormGroup title={title} isTitleHidden>
      {service === 'DELIVERY' && <Address order={order} showsError={showsError} />}
      {service === 'PICK_UP' && <Branch order={order} />}
      {service === 'DINE_IN' && <AtTable order={order} showsError={showsError} />}
      {isRetryable(order.problem) && (
        <div className={css.trouble}>
          <Notice
            tone="warn"
            title={t`Could not find the branch`}
            action={{ label: t`Try again`, onPress: order.askBranch }}
          >
            {errorText(order.problem)}
          </Notice>
        </div>
      )}
    </FormGroup>
  )
}

function Address({ order, showsError }: { order: CheckoutState; showsError: boolean }) {
  const { t } = useLingui()
  const open = useSetAtom(isAddressOpenAtom)
  const change = useSetAtom(changeDraftAtom)
  const { place, door } = useAtomValue(draftAtom)
  const words = useDoorWords()
  const about = useAboutAddress(order)
  const isOut = order.problem?.kind === 'http' && order.problem.status < 500
  const phase = useAtomValue(submitPhaseAtom)
  // The rest of the page is complete: the total is known, or the address is outside the zone. Only then may the map
  // load.
  const isRendered = (order.summary.isKnown || isOut) && order.payment.methods !== null
  return (
    <>
      {place && (
        <MapStrip
          point={place}
          isBad={isOut}
          isLow
          isCalm={isRendered && phase === 'idle'}
          className={css.map}
          onPress={() => open(true)}
        >
          {t`Change`}
        </MapStrip>
      )}
      <DotRow
        id={fieldId('address')}
        className={classNames(css.place, place && css.mapped, showsError && css.wrong)}
        icon={place ? null : <MapPin size={20} />}
        title={place ? addressLine(place) : t`Set your address`}
        note={place ? about : t`To see the delivery price and time`}
        end={!place && <ChevronRight size={18} aria-hidden="true" />}
        onPress={() => open(true)}
      >
        {showsError && !place && <Problem>{t`Enter the delivery address`}</Problem>}
      </DotRow>
      {place && isOut && (
        <Suspense>
          <OutOfZoneHere />
        </Suspense>
      )}
      {place && !isOut && (
        <div className={css.door}>
          {(['entrance', 'floor', 'office', 'domophone'] as const).map((field) => (
            <LineField
              key={field}
              className={css.cell}
              label={words[field]}
              value={door[field]}
              onChange={(text) => change({ door: { ...door, [field]: text } })}
              maxLength={20}
              inputMode={field === 'domophone' ? 'text' : 'numeric'}
            />
          ))}
        </div>
      )}
    </>
  )
}

/** "Branch “Chilanzar” · 2.4 km · 35–45 min". */
function useAboutAddress({ branch, summary }: CheckoutState): string {
  const { t } = useLingui()
  const textIn = useTextIn()
  const decimal = useDecimal()
  const minutes = useMinutes()
  const { tariff } = summary
  const name = branch ? textIn(branch.name) : ''
  const metres = tariff.is === 'known' ? tariff.distance : branch?.distance
  const km = metres ? decimal(metres / 1_000) : ''
  const eta = deliveryEstimate(tariff.is === 'known' ? tariff.tariff : null, branch)
  return joinDots([name && t`Branch ${name}`, km && t`${km} km`, eta && minutes(eta)])
}

function Branch({ order: { branch } }: { order: CheckoutState }) {
  const { t } = useLingui()
  const open = useSetAtom(isAddressOpenAtom)
  const textIn = useTextIn()
  const hours = useHoursText()
  return (
    <DotRow
      className={css.place}
      icon={<Store size={20} />}
      title={branch ? textIn(branch.name) : t`Choose a branch`}
      note={branch && joinDots([branch.address, hours(branch)])}
      end={<ChevronRight size={18} aria-hidden="true" />}
      onPress={() => open(true)}
    />
  )
}

/** Hall and table; no address is asked (DI-01). */
function AtTable({ order: { table }, showsError }: { order: CheckoutState; showsError: boolean }) {
  const { t } = useLingui()
  const open = useSetAtom(isAddressOpenAtom)
  const { title, note } = usePlaceWords(useTariff())
  const isWrong = showsError && !table
  return (
    <DotRow
      id={fieldId('address')}
      className={classNames(css.place, isWrong && css.wrong)}
      icon={<Armchair size={20} />}
      title={title}
      note={note}
      end={<ChevronRight size={18} aria-hidden="true" />}
      onPress={() => open(true)}
    >
      {isWrong && <Problem>{t`Choose your table`}</Problem>}
    </DotRow>
  )
}
