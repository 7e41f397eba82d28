import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useLocation } from 'wouter'
import { cutText } from '#/lib/cut-text.ts'
import { href } from '#/paths.ts'
import { linkToAtom } from '#/tenant/pages.ts'
import { Button } from '#/ui/Button.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { Plate } from './Plate.tsx'

/** No such page, or an address that does not pass its checks. */
export default function NotFoundScreen() {
  const { t } = useLingui()
  const search = useAtomValue(linkToAtom)('search')
  const path = readable(useLocation()[0])
  return (
    <ErrorPage
      documentTitle={t`Page Not Found`}
      picture={<Plate>404</Plate>}
      title={t`This plate is empty`}
      actions={
        <>
          <Button size="page" look="brand" to={href('home')}>{t`Open the menu`}</Button>
          {search && <Button size="page" look="plain" to={search}>{t`Search dishes`}</Button>}
        </>
      }
    >
      {t`Page not found: ${path}`}
    </ErrorPage>
  )
}

/** Characters of an address that are shown; more says nothing. */
const SHOWN = 200

/** The address without escapes; as it is when they are broken. */
function readable(path: string): string {
  try {
    return cutText(decodeURI(path), SHOWN)
  } catch {
    return path.slice(0, SHOWN)
  }
}
