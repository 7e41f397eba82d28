import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { linkToAtom } from '#/tenant/pages.ts'
import { Button } from '#/ui/Button.tsx'

/** The way to the page that takes a basket from another device; nothing where the shop has none. */
export function HaveCode() {
  const { t } = useLingui()
  const page = useAtomValue(linkToAtom)('basketCode')
  return page && <Button look="quiet" to={page}>{t`I have a code from another device`}</Button>
}
