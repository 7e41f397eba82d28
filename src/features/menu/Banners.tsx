import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { bannersQuery } from '#/features/catalog/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { lazyComponent } from '#/ui/lazy-component.ts'
import { BannerSkeleton } from './HomeSkeleton.tsx'

// Loaded after the first cards; a skeleton keeps the place.
const BannerRail = lazyComponent(() => import('./BannerRail.tsx'), 'BannerRail')

/** The merchant's banners above the menu. */
export function Banners({ onCategory }: { onCategory: (id: string) => void }) {
  const { banners: isOn } = useAtomValue(abilitiesAtom)
  const query = useQuery({ ...bannersQuery(useAtomValue(queryScopeAtom)), enabled: isOn })
  if (!isOn) return null
  if (query.isPending) return <BannerSkeleton />
  if (!query.data?.length) return null
  return (
    <Suspense fallback={<BannerSkeleton />}>
      <BannerRail banners={query.data} onCategory={onCategory} />
    </Suspense>
  )
}
