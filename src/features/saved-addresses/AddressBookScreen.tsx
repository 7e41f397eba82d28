import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLocation } from 'wouter'
import { addressLine } from '#/domain/geo/address-line.ts'
import { changeDraftAtom, takePlaceAtom } from '#/features/order-draft/index.ts'
import { href } from '#/paths.ts'
import { useMainButton, useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { WideActionSlot } from '#/ui/ActionSlot.tsx'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { Screen } from '#/ui/Screen.tsx'
import css from './AddressBookScreen.module.css'
import { SavedAddresses } from './SavedAddresses.tsx'

/** /profile/address: the saved addresses; a press chooses one for the order draft (DL-04). */
export default function AddressBookScreen() {
  const { t } = useLingui()
  const shell = useShell()
  const notify = useNotify()
  const take = useSetAtom(takePlaceAtom)
  const change = useSetAtom(changeDraftAtom)
  const { delivery } = useAtomValue(abilitiesAtom)
  const [, navigate] = useLocation()
  useMainButton({ label: t`Add address`, onPress: () => navigate(href('addressCreate')) })
  return (
    <Screen title={t`My addresses`} ground="groups" width="list">
      <div className={css.book}>
        <SavedAddresses
          empty={
            <EmptyState
              icon={<EmptyArt of="pin" />}
              title={t`No saved addresses`}
              hint={t`Home, work, friends: one tap tells the courier where to go`}
              withMain
            />
          }
          footer={<WideActionSlot />}
          onChoose={(saved) => {
            shell.haptic('selection')
            take(saved)
            change({ when: null, ...(delivery && { service: 'DELIVERY' }) })
            const name = addressLine(saved.place)
            notify(t`The order goes to: ${name}`)
          }}
        />
      </div>
    </Screen>
  )
}
