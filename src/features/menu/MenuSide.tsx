import { useLocation, useSearch } from 'wouter'
import { useShownMenu } from '#/features/catalog/index.ts'
import { href } from '#/paths.ts'
import { CategorySide } from './CategorySide.tsx'

const pageOf = (id: string) => href('category', null, { id })

/** The groups and categories at the left of another page than the menu: they lead to the page of each. */
export function MenuSide() {
  const menu = useShownMenu()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const active = path === href('category') ? new URLSearchParams(search).get('id') : null
  return (
    <CategorySide
      menu={menu}
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
