import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useLocation } from 'wouter'
import { BranchChoice } from '#/features/branches/index.ts'
import { ServiceSwitch } from '#/features/delivery/index.ts'
import { serviceTypeAtom } from '#/features/draft/index.ts'
import { href } from '#/paths.ts'
import { Screen } from '#/ui/Screen.tsx'
import css from './ChooseAddressScreen.module.css'
import { DeliveryChoice } from './DeliveryChoice.tsx'

/** The same choice as a page of its own, for links and the profile. */
export default function ChooseAddressScreen() {
  const { t } = useLingui()
  const [, navigate] = useLocation()
  const service = useAtomValue(serviceTypeAtom)
  const done = () => navigate(href('home'))
  return (
    <Screen title={service === 'DELIVERY' ? t`Delivery address` : t`Choose a branch`}>
      <div className={css.page}>
        <ServiceSwitch />
        {service === 'DELIVERY' ? <DeliveryChoice onDone={done} /> : <BranchChoice onDone={done} />}
      </div>
    </Screen>
  )
}
