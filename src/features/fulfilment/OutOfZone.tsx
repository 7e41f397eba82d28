import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { MapPinOff, ShoppingBag } from 'lucide-react'
import type { ApiError } from '#/api/result.ts'
import type { NearestBranch } from '#/api/schema/branch.ts'
import { addressLine } from '#/domain/geo/address-line.ts'
import { pointIn } from '#/domain/geo/coordinates.ts'
import { beyondZone } from '#/domain/geo/zone.ts'
import { changeDraftAtom, type DraftPlace, draftAtom, servicesAtom } from '#/features/order-draft/index.ts'
import { useDecimal } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { classNames } from '#/lib/class-names.ts'
import { Button } from '#/ui/Button.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { useNearestBranch } from './nearest.ts'
import css from './OutOfZone.module.css'
import { isAddressOpenAtom } from './target.ts'

/** Says under the order's address that nothing is delivered there. */
export function OutOfZoneHere() {
  const { place } = useAtomValue(draftAtom)
  const { branch, problem } = useNearestBranch()
  if (!place || !problem) return null
  return <OutOfZone place={place} problem={problem} branch={branch} />
}

/**
 * Says why nothing is delivered there, and offers another address or the nearest branch for pick-up (DL-08).
 * `isInChoice`: shown within the choice of an address, which needs no button to it.
 */
export function OutOfZone({
  place,
  problem,
  branch,
  isInChoice = false,
}: {
  place: DraftPlace
  problem: ApiError
  branch: NearestBranch | null
  isInChoice?: boolean
}) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const decimal = useDecimal()
  const errorText = useErrorText()
  const open = useSetAtom(isAddressOpenAtom)
  const change = useSetAtom(changeDraftAtom)
  const services = useAtomValue(servicesAtom)
  const canPickUp =
    branch !== null && services.includes('PICK_UP') && branch.settings?.pickupEnabled !== false
  const name = branch ? textIn(branch.name) : ''
  const km = branch?.distance ? decimal(branch.distance / 1_000) : ''
  const beyond = branch && beyondZone(branch, place)
  const beyondKm = beyond ? decimal(beyond / 1_000) : ''
  // A point that has no name is where the pin is; its numbers would say nothing.
  const said = addressLine(place)
  const line = pointIn(said) ? '' : said
  const far =
    beyondKm &&
    (line
      ? t`${beyondKm} km outside our delivery area: ${line}`
      : t`${beyondKm} km outside our delivery area`)
  const fetch = () => {
    if (branch) change({ service: 'PICK_UP', pickupBranchId: branch.id, pickupWhen: null })
    open(false)
  }
  return (
    <div className={classNames(css.out, isInChoice && css.bare)} role="alert">
      <div className={css.head}>
        <span className={css.icon} aria-hidden="true">
          <MapPinOff size={22} />
        </span>
        <div>
          <p className={css.title}>{t`We don’t deliver here yet`}</p>
          <p className={css.text}>
            {problem.code !== 'OUT_OF_SERVICE_ZONE' ? errorText(problem) : far || line}
          </p>
        </div>
      </div>
      {canPickUp && (
        <div className={css.fetch}>
          <ShoppingBag size={20} aria-hidden="true" />
          <div className={css.words}>
            <p className={css.name}>{t`Pick-up: ${name}`}</p>
            {km && <p className={css.text}>{t`${km} km`}</p>}
          </div>
          <Button size="line" className={css.choose} onPress={fetch}>{t`Choose`}</Button>
        </div>
      )}
      {!isInChoice && (
        <Button size="page" isWide onPress={() => open(true)}>
          {t`Choose another address`}
        </Button>
      )}
    </div>
  )
}
