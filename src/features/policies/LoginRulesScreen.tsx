import { useLingui } from '@lingui/react/macro'
import { Screen } from '#/ui/Screen.tsx'
import { PolicyText } from './PolicyText.tsx'

export default function LoginRulesScreen() {
  const { t } = useLingui()
  return (
    <Screen title={t`Login rules`}>
      <PolicyText type="TERMS" />
    </Screen>
  )
}
