import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { PolicyType } from '#/api/schema/merchant.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { href } from '#/paths.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { SkeletonText } from '#/ui/base/Skeleton.tsx'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { RichText } from '#/ui/RichText.tsx'
import { policiesQuery } from './queries.ts'

/** A text of the merchant, sanitised; without one the page says so. */
export function PolicyText({ type }: { type: PolicyType }) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const query = useQuery(policiesQuery(useAtomValue(queryScopeAtom), type))
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonText lines={[96, 100, 88, 94, 62, 99, 91, 45]} height={16} />}
      isEmpty={(policy) => policy === null || textIn(policy.text).trim() === ''}
      empty={
        <EmptyState
          icon={<EmptyArt of="page" />}
          title={t`Nothing here yet`}
          hint={t`We are preparing this text`}
          actions={[{ label: t`Open the menu`, to: href('home') }]}
        />
      }
    >
      {(policy) => policy && <RichText html={textIn(policy.text)} />}
    </QueryView>
  )
}
