import { useAtomValue, useSetAtom } from 'jotai'
import { draftAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { type AddressLook, AddressRowView } from '#/first-screen/AddressRowView.tsx'
import { useViewContext } from '#/ui/use-view-context.ts'
import { usePlaceWords } from './place-words.ts'
import { isAddressOpenAtom } from './target.ts'
import { type TariffState, useTariff } from './tariff.ts'

type Look = {
  look?: AddressLook
  className?: string | undefined
}

/** The address and the delivery time; a press opens the choice. */
export function AddressRow(props: Look) {
  const service = useAtomValue(serviceTypeAtom)
  const { place } = useAtomValue(draftAtom)
  // The price depends on the basket. Where there is none yet, an added dish re-renders nothing here.
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
  const { say } = useViewContext()
  const open = useSetAtom(isAddressOpenAtom)
  const service = useAtomValue(serviceTypeAtom)
  const { title, note, tone } = usePlaceWords(tariff)
  return (
    <AddressRowView
      {...{ look, service, title, note, say, className }}
      isBad={tone === 'bad'}
      onPress={() => open(true)}
    />
  )
}
