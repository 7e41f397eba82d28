import { useLingui } from '@lingui/react/macro'
import { Screen } from '#/ui/Screen.tsx'
import { PolicyText } from './PolicyText.tsx'

export default function PrivacyScreen() {
  const { t } = useLingui()
  return (
    <Screen title={t`Privacy`}>
      <PolicyText type="PRIVACY_POLICY" />
    </Screen>
  )
}
