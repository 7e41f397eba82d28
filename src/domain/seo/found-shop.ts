import type { ImageSize } from '#/config/image.ts'
import {
  categoriesInOrder,
  type MenuCategory,
  type MenuGroup,
  type MenuLists,
  visibleMenu,
} from '#/domain/menu/menu.ts'
import { taglineOf } from '#/domain/tagline.ts'
import { type Language, type MultilingualText, textIn } from '#/domain/text.ts'
import type { FoundDish, FoundSection, FoundShop } from './structured-data.ts'

/** What messengers and networks ask of the picture of a preview, px. */
const PREVIEW: ImageSize = { width: 1200, height: 630 }

/** The menu that the web shows of a branch, in reading order; `branchId` null: of no branch in particular. */
export const foundSections = <C extends MenuCategory & { readonly name: MultilingualText }>(
  menu: MenuLists<MenuGroup, C, FoundDish>,
  branchId: string | null,
  isGrouped: boolean,
): FoundSection[] => {
  const visible = visibleMenu(menu, { branchId, channel: 'WEB' })
  return categoriesInOrder(visible, isGrouped ? 'GROUP' : 'WITHOUT_GROUP').map(({ id, name }) => ({
    id,
    name,
    dishes: visible.productsOf.get(id) ?? [],
  }))
}

/** The shop by its look and branch. `pictureAt`: the absolute address of a picture, in a size or as it is. */
export const foundShop = ({
  look,
  pictureAt,
  ...shop
}: Pick<FoundShop, 'phone' | 'hrefOf' | 'branch'> & {
  language: Language
  look: { readonly name: string; readonly title: MultilingualText; readonly logo: string }
  pictureAt: (path: string, size: ImageSize | null) => string | null
}): FoundShop => ({
  ...shop,
  name: look.name,
  about: taglineOf(textIn(look.title, shop.language), look.name),
  logo: pictureAt(look.logo, null),
  pictureOf: (path) => pictureAt(path, PREVIEW),
})
