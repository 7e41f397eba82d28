import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { createRoot } from 'react-dom/client'

i18n.load('en', {})
i18n.activate('en')
function A() {
  const { t } = useLingui()
  return <p>{t`Total`}</p>
}
createRoot(document.getElementById('root') as HTMLElement).render(
  <I18nProvider i18n={i18n}>
    <A />
  </I18nProvider>,
)
