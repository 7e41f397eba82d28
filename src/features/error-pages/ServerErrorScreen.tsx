import { useLingui } from '@lingui/react/macro'
import { paths } from '#/paths.ts'
import { Button } from '#/ui/Button.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { Plate } from './Plate.tsx'

/** An uncaught error. Both buttons reload the page, because the state of the app cannot be trusted. */
export default function ServerErrorScreen() {
  const { t } = useLingui()
  return (
    <ErrorPage
      documentTitle={t`Internal Server Error`}
      picture={<Plate>500</Plate>}
      title={t`Something burnt in the kitchen`}
      actions={
        <>
          <Button size="page" look="brand" onPress={() => location.reload()}>{t`Reload the page`}</Button>
          <Button
            size="page"
            look="plain"
            onPress={() => location.assign(paths.home)}
          >{t`Open the menu`}</Button>
        </>
      }
    >
      {t`Your basket is saved. Reload the page, or go back to the menu.`}
    </ErrorPage>
  )
}
