import { useLingui } from '@lingui/react/macro'
import { ChefHat } from 'lucide-react'
import { href } from '#/paths.ts'
import { Button } from '#/ui/Button.tsx'
import css from './ErrorPage.module.css'
import { ErrorPage } from './ErrorPage.tsx'

/** A page of the spec that is not built yet; in production its address is a 404. */
export default function SoonScreen() {
  const { t } = useLingui()
  return (
    <ErrorPage
      documentTitle={t`Coming soon`}
      picture={
        <span className={css.icon}>
          <ChefHat size={40} strokeWidth={1.5} />
        </span>
      }
      title={t`Coming soon`}
      actions={<Button size="page" look="brand" to={href('home')}>{t`Open the menu`}</Button>}
    >
      {t`This page is still in the oven.`}
    </ErrorPage>
  )
}
