import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useNotify } from '#/ui/notices/notices.ts'

/** Says once that the basket could be stored neither in storage nor in a cookie. */
export function NotSaved() {
  const { t } = useLingui()
  const notify = useNotify()
  useEffect(() => {
    notify(t`This browser does not save anything. The basket stays until you close the page.`)
  }, [notify, t])
  return null
}
