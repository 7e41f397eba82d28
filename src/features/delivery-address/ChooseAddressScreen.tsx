import { useLocation } from 'wouter'
import { ServiceSwitch } from '#/features/fulfilment/index.ts'
import { href } from '#/paths.ts'
import { Screen } from '#/ui/Screen.tsx'
import { AddressChoice, useAddressChoiceTitle } from './AddressChoice.tsx'
import css from './ChooseAddressScreen.module.css'

/** The same choice as a page of its own, for links and the profile. */
export default function ChooseAddressScreen() {
  const [, navigate] = useLocation()
  const done = () => navigate(href('home'))
  return (
    <Screen title={useAddressChoiceTitle()} width="split">
      <div className={css.page}>
        <ServiceSwitch className={css.switch} />
        <AddressChoice onDone={done} />
      </div>
    </Screen>
  )
}
