import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { bannersQuery } from '#/features/catalog/index.ts'
import { BannerShapes } from '#/first-screen/shapes.tsx'
import { queryScopeAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { BannerRail } from './BannerRail.tsx'

/** The merchant's banners above the menu. */
export function Banners({ onCategory }: { onCategory: (id: string) => void }) {
  const { banners: isOn } = useAtomValue(abilitiesAtom)
  const query = useQuery({ ...bannersQuery(useAtomValue(queryScopeAtom)), enabled: isOn })
  if (!isOn) return null
  if (query.isPending) return <BannerShapes />
  return query.data?.length ? <BannerRail banners={query.data} onCategory={onCategory} /> : null
}
