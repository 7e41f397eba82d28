import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { MapPin } from 'lucide-react'
import { useLocation } from 'wouter'
import { changeDraftAtom, takePlaceAtom } from '#/features/order-draft/index.ts'
import { href } from '#/paths.ts'
import { useMainButton, useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { Screen } from '#/ui/Screen.tsx'
import css from './AddressBookScreen.module.css'
import { fromSaved } from './place-of.ts'
import { SavedAddresses } from './SavedAddresses.tsx'

/** /profile/address: what the account keeps; a press takes one for the order in the making (DL-04). */
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
    <Screen title={t`My addresses`} ground="groups">
      <div className={css.book}>
        <SavedAddresses
          empty={
            <EmptyState
              icon={<MapPin strokeWidth={1.75} />}
              title={t`No saved addresses`}
              hint={t`Home, work, friends: one tap tells the courier where to go`}
              withMain
            />
          }
          onChoose={(address) => {
            shell.haptic('selection')
            take(fromSaved(address))
            change({ when: null, ...(delivery && { service: 'DELIVERY' }) })
            const name = address.name || address.streetName
            notify(t`The order goes to: ${name}`)
          }}
        />
      </div>
    </Screen>
  )
}
