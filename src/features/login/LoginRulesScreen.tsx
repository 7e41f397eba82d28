import { useLingui } from '@lingui/react/macro'
import { PolicyText } from '#/features/content/index.ts'
import { Screen } from '#/ui/Screen.tsx'

export default function LoginRulesScreen() {
  const { t } = useLingui()
  return (
    <Screen title={t`Login rules`}>
      <PolicyText type="TERMS" />
    </Screen>
  )
}
