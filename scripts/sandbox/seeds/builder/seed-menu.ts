import type { Texts } from './seed.ts'

export type SeedGroup = {
  id: string
  name: Texts
  icon: string
  image: string
  bgColor: string
  iconBgColor: string
  priority: number
  categories: never[]
}

export type SeedCategory = {
  id: string
  groupId: string
  name: Texts
  image: string
  priority: number
  textColor: string
  viewType: 'BIG' | 'MEDIUM' | 'SMALL'
  scrollType: 'VERTICAL' | 'HORIZONTAL'
  navigationType: 'SHEET' | 'POP_UP' | 'FULL_SCREEN'
  isWithoutCart: boolean
  availableFrom: string | null
  availableTo: string | null
  products: never[]
}

type SeedModification = {
  id: string
  name: Texts
  image: string
  price: number
  count: number
  min: number
  max: number
  isDefault: boolean
  active: boolean
  priority: number
}

export type SeedModificationGroup = {
  id: string
  name: Texts
  min: number
  max: number
  priority: number
  modifications: SeedModification[]
}

export type SeedProduct = {
  id: string
  productId: string
  categoryId: string
  group: string
  name: Texts
  description: Texts
  image: string
  gallery: string[]
  active: boolean
  priority: number
  type: 'NONE' | 'MODIFICATION'
  unit: 'KG' | 'LITER' | 'GRAMM' | 'COUNT'
  /** How much one dish is: number, space, one of g, kg, ml, l. */
  measure: string | null
  amount: number
  count: number
  costPrice: number
  discount: number
  additionalPrice: number
  calorie: number | null
  timeCookingMin: number | null
  timeCookingMax: number | null
  deliveryEnabled: boolean
  isCartRecommendation: boolean
  productBranch: { branch: { id: string }; active: boolean; stock: number | null; costPrice: number | null }[]
  modificationGroups: SeedModificationGroup[]
  labels: { id: string; name: Texts; color: string; textColor: string }[]
  tags: string[]
  allergens: string[]
  systems: string[]
  grade: number | null
  isFavourite: boolean
  favourite: null
  favaoriteId: string | null
  enabledEats: boolean
  eatsPrice: number | null
  enabledExpress: boolean
  expressPrice: number | null
  integrationId: string | null
  integrationCategoryId: string | null
  posterId: string | null
  posterName: string | null
  posterAmount: number | null
  jowiId: string | null
  loinPosterId: string | null
  mxicCode: string
  barcode: string | null
}

export type SeedMenu = {
  version: string
  groups: SeedGroup[]
  categories: SeedCategory[]
  products: SeedProduct[]
}
