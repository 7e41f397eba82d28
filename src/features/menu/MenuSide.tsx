import { useAtomValue } from 'jotai'
import { useLocation, useSearch } from 'wouter'
import { useShownMenu } from '#/features/catalog/index.ts'
import { SideList, SideTiles } from '#/features/categories/index.ts'
import { SideShapes } from '#/first-screen/shapes.tsx'
import { href } from '#/paths.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'

const pageOf = (id: string) => href('category', null, { id })

/** The groups and categories at the left of another page than the menu: they lead to the page of each. */
export function MenuSide() {
  const { categoryTiles, groups } = useAtomValue(abilitiesAtom)
  const menu = useShownMenu()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const active = path === href('category') ? new URLSearchParams(search).get('id') : null
  const Categories = categoryTiles ? SideTiles : SideList
  if (!menu.data && !menu.error) return <SideShapes />
  return (
    <Categories
      categories={menu.ordered}
      groups={groups && menu.groups.length > 1 ? menu.groups : []}
      productsOf={menu.productsOf}
      active={active}
      hrefOf={pageOf}
      onChoose={(id) => {
        navigate(pageOf(id))
        // From one category to another the page stays the same.
        scrollTo(0, 0)
      }}
    />
  )
}
