import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { SharedBasket } from '#/api/schema/shared-basket.ts'
import { href } from '#/paths.ts'
import { hasOwnBasketAtom } from '#/session/basket.ts'
import { Button } from '#/ui/Button.tsx'
import { Confirm } from '#/ui/Confirm.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { useReportError } from '#/ui/notices/use-report-error.ts'
import { forgetSeatAtom, leaveAtom } from './seat.ts'

/** The way out: a guest leaves, the starter ends the basket for everybody, and what was ordered is put away. */
export function Leave({ isStarter, status }: { isStarter: boolean; status: SharedBasket['status'] }) {
  const { t } = useLingui()
  const notify = useNotify()
  const reportError = useReportError(isStarter ? t`The basket was not ended` : t`You are still in the basket`)
  const [, navigate] = useLocation()
  const leave = useSetAtom(leaveAtom)
  const forget = useSetAtom(forgetSeatAtom)
  const hasOwn = useAtomValue(hasOwnBasketAtom)
  const [isAsking, setIsAsking] = useState(false)
  const away = () => navigate(href('basket'), { replace: true })
  const go = async () => {
    const error = await leave()
    if (error) return reportError(error)
    if (hasOwn) notify(t`Your own dishes are still in your basket.`)
    away()
  }
  if (status === 'CLOSED' && !isStarter) return null
  if (status === 'ORDERED')
    return (
      <Button
        size="page"
        look="plain"
        onPress={() => {
          forget()
          away()
        }}
      >{t`Done`}</Button>
    )
  return (
    <>
      <Button size="page" look="danger" onPress={() => (isStarter ? setIsAsking(true) : void go())}>
        {isStarter ? t`End shared basket` : t`Leave the basket`}
      </Button>
      <Confirm
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`End the shared basket?`}
        confirmLabel={t`End shared basket`}
        cancelLabel={t`Keep it`}
        isDestructive
        onConfirm={go}
      >
        {t`This closes it for everyone. Everyone keeps their own dishes.`}
      </Confirm>
    </>
  )
}
