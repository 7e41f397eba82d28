import { useLingui } from '@lingui/react/macro'
import { Screen } from '#/ui/Screen.tsx'
import { PolicyText } from './PolicyText.tsx'

export default function AboutScreen() {
  const { t } = useLingui()
  return (
    <Screen title={t`About us`}>
      <PolicyText type="ABOUT_COMPANY" />
    </Screen>
  )
}
