import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { WifiOff } from 'lucide-react'
import { Link } from 'wouter'
import { PrivacyLink } from '#/features/policies/index.ts'
import { isOnlineAtom } from '#/shell/connection.ts'
import { linkToAtom } from '#/tenant/pages.ts'
import { useErrorText } from '#/ui/describe-error.ts'
import { Notice } from '#/ui/Notice.tsx'
import css from './CheckoutForm.module.css'

/* What stands beside the press that orders, wherever that is. */

/** What the customer accepts by it. */
export function Terms() {
  const offer = useAtomValue(linkToAtom)('offerta')
  return (
    <div className={css.notes}>
      {offer && (
        <p className={css.terms}>
          <Trans>
            By pressing Order you accept <Link href={offer}>the offer</Link>
          </Trans>
        </p>
      )}
      <PrivacyLink className={css.terms} />
    </div>
  )
}

/** Why the last attempt made no order, beside the button (CO-13). */
export function Failure({ error }: { error: unknown }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const isOnline = useAtomValue(isOnlineAtom)
  if (!error && isOnline) return null
  return (
    <div className={css.failure}>
      {isOnline ? (
        <Notice isAnswer tone="error" title={t`The order was not sent`}>
          {errorText(error)}
        </Notice>
      ) : (
        <Notice tone="warn" icon={<WifiOff size={22} />} title={t`No internet`}>
          {t`Your order is saved here. You can send it as soon as you are back online.`}
        </Notice>
      )}
    </div>
  )
}
