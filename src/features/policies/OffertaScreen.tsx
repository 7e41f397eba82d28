import { useLingui } from '@lingui/react/macro'
import { Screen } from '#/ui/Screen.tsx'
import { PolicyText } from './PolicyText.tsx'

export default function OffertaScreen() {
  const { t } = useLingui()
  return (
    <Screen title={t`Public offer`}>
      <PolicyText type="TERMS" />
    </Screen>
  )
}
