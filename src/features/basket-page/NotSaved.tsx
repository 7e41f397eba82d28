import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useNotify } from '#/ui/notices/notices.ts'

/** Says, once, that neither storage nor a cookie takes the basket. */
export function NotKept() {
  const { t } = useLingui()
  const notify = useNotify()
  useEffect(() => {
    notify(t`This browser does not save anything. The basket stays until you close the page.`)
  }, [notify, t])
  return null
}
