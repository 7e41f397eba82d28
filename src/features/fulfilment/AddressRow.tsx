import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { ChevronDown, MapPin, Store } from 'lucide-react'
import { draftAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { VisuallyHidden } from '#/first-screen/VisuallyHidden.tsx'
import { classNames } from '#/lib/class-names.ts'
import { DotRow } from '#/ui/DotRow.tsx'
import css from './AddressRow.module.css'
import { usePlaceWords } from './place-words.ts'
import { isAddressOpenAtom } from './target.ts'
import { type TariffState, useTariff } from './tariff.ts'

type Look = {
  look?: 'row' | 'header'
  className?: string | undefined
}

/** Where to and how soon, 54 high; a tap opens the choice. `header`: the 292 wide one of wide pages. */
export function AddressRow(props: Look) {
  const service = useAtomValue(serviceTypeAtom)
  const { place } = useAtomValue(draftAtom)
  // The price follows the basket. Where there is none yet, an added dish draws nothing here.
  return service === 'DELIVERY' && place ? (
    <PricedRow {...props} />
  ) : (
    <Row {...props} tariff={NOTHING_ASKED} />
  )
}

const NOTHING_ASKED: TariffState = { is: 'none' }

function PricedRow(props: Look) {
  return <Row {...props} tariff={useTariff()} />
}

function Row({ look = 'row', className, tariff }: Look & { tariff: TariffState }) {
  const { t } = useLingui()
  const open = useSetAtom(isAddressOpenAtom)
  const service = useAtomValue(serviceTypeAtom)
  const { title, note, tone } = usePlaceWords(tariff)
  const Icon = service === 'DELIVERY' ? MapPin : Store
  const does = {
    DELIVERY: t`Change the address`,
    PICK_UP: t`Change the branch`,
    DINE_IN: t`Choose your table`,
  }[service]
  return (
    <DotRow
      className={classNames(css[look], className)}
      icon={<Icon size={20} />}
      title={
        <span className={css.title}>
          <span className={css.name}>{title}</span>
          {look === 'row' && (
            <>
              {'\u00a0'}
              <ChevronDown className={css.chevron} size={18} strokeWidth={2.25} aria-hidden="true" />
            </>
          )}
        </span>
      }
      note={<span className={css.note}>{note || '\u00a0'}</span>}
      isBad={tone === 'bad'}
      end={look === 'header' && <ChevronDown size={18} aria-hidden="true" className={css.far} />}
      onPress={() => open(true)}
    >
      <VisuallyHidden>{does}</VisuallyHidden>
    </DotRow>
  )
}
