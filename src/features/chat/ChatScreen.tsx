import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { widgetFrameOrigin } from '#/config/frames.ts'
import { useRequireCustomer } from '#/features/sign-in/index.ts'
import { customerAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { Conversation } from './Conversation.tsx'
import { CrmChat } from './CrmChat.tsx'
import { crmChatAtom } from './crm/crm-chat.ts'

/** The chat with the shop: amoCRM's where the merchant uses it, else the shop's own (IN-01). */
export default function ChatScreen() {
  const { t } = useLingui()
  const { chat } = useAtomValue(abilitiesAtom)
  const crmChat = useAtomValue(crmChatAtom)
  // Without valid amoCRM settings, or in a build without the origin for its frame, the shop's own chat is used if there
  // is one.
  const isCrm = !chat || (crmChat !== null && widgetFrameOrigin(location, import.meta.env) !== null)
  const customer = useAtomValue(customerAtom)
  return (
    <Screen title={t`Chat`} ground="groups">
      {isCrm ? <CrmChat /> : customer ? <Conversation /> : <Guest />}
    </Screen>
  )
}

/** For visitors: an answer needs an account to go to. */
function Guest() {
  const { t } = useLingui()
  const requireCustomer = useRequireCustomer()
  return (
    <EmptyState
      icon={<EmptyArt of="talk" />}
      title={t`Log in to write to us`}
      hint={t`So our reply reaches you here and on your other devices`}
      actions={[{ label: t`Log in`, onPress: () => void requireCustomer() }]}
    />
  )
}
