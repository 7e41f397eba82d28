import { useAtomValue } from 'jotai'
import { type ComponentProps, Suspense } from 'react'
import type { UsedMenu } from '#/features/catalog/index.ts'
import { SideList, SideTiles } from '#/features/categories/index.ts'
import { SideShapes } from '#/first-screen/shapes.tsx'
import { abilitiesAtom } from '#/tenant/abilities.ts'

const NO_GROUPS: UsedMenu['groups'] = []

/** Groups and categories at the left of wide pages, as tiles where the shop wants tiles (MN-02, MN-09). */
export function CategorySide({
  menu,
  ...links
}: { menu: UsedMenu } & Pick<ComponentProps<typeof SideList>, 'active' | 'hrefOf' | 'onChoose' | 'before'>) {
  const { categoryTiles, groups } = useAtomValue(abilitiesAtom)
  const Categories = categoryTiles ? SideTiles : SideList
  const isAwaited = !menu.data && !menu.error
  return (
    <>
      {isAwaited && <SideShapes />}
      {/* Rendered meanwhile too, so that its code comes with the menu. */}
      <Suspense fallback={!isAwaited && <SideShapes />}>
        <Categories
          categories={menu.ordered}
          groups={groups && menu.groups.length > 1 ? menu.groups : NO_GROUPS}
          productsOf={menu.productsOf}
          {...links}
        />
      </Suspense>
    </>
  )
}
