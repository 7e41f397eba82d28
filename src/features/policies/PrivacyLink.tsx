import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { linkToAtom } from '#/tenant/pages.ts'

/** Where a customer leaves a name and a phone: what becomes of them (CT-03). Nothing when the shop has no such text. */
export function PrivacyLink({ className }: { className: string | undefined }) {
  const privacy = useAtomValue(linkToAtom)('privacy')
  return (
    privacy && (
      <p className={className}>
        <Trans>
          See our <Link href={privacy}>privacy policy</Link>
        </Trans>
      </p>
    )
  )
}
