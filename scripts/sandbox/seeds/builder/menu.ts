import type { Recipe } from '../../recipes/recipe.ts'
import { groundPicker, productPictures } from './pictures.ts'
import type { CategoryRow, ChoicesRow, GroupRow, LabelKey, MenuRows, ProductRow, Triple } from './rows.ts'
import type { MerchantSeed, Texts } from './seed.ts'
import type { SeedCategory, SeedGroup, SeedModificationGroup, SeedProduct } from './seed-menu.ts'

export const texts = ([uz, ru, eng]: Triple): Texts => ({ uz, ru, eng })

const LABELS: Record<LabelKey, { name: Triple; color: string; textColor: string }> = {
  hit: { name: ['Xit', 'Хит', 'Top'], color: '#16181D', textColor: '#FFFFFF' },
  new: { name: ['Yangi', 'Новинка', 'New'], color: '#177A38', textColor: '#FFFFFF' },
  hot: { name: ['Achchiq', 'Острое', 'Spicy'], color: '#FFFFFF', textColor: '#B3261E' },
  chef: { name: ['Oshpazdan', 'От шефа', 'Chef’s choice'], color: '#5B3FA8', textColor: '#FFFFFF' },
  kids: { name: ['Bolalarga', 'Детям', 'For kids'], color: '#B0D6FA', textColor: '#16181D' },
}

/** Classifier code of prepared food; the tax office wants one a product, the sandbox needs it only to pass through. */
const mxicCode = (index: number) => `0210600100${String(1000000 + index)}`.slice(0, 17)

type MenuContext = { merchant: string; branches: readonly string[] }

function modificationGroup(
  product: string,
  row: ChoicesRow,
  priority: number,
  pictures: Record<string, Recipe>,
) {
  const modifications = row.options.map(([name, price, food, state], i) => {
    const image = `mod/${food.codePointAt(0)?.toString(16)}.webp`
    pictures[image] = { kind: 'icon', dish: food }
    return {
      id: `mod-${product}-${row.key}-${i + 1}`,
      name: texts(name),
      image,
      price,
      count: 0,
      min: 0,
      max: row.each ?? 1,
      isDefault: state === 'default',
      active: state !== 'out',
      priority: i + 1,
    }
  })
  const group: SeedModificationGroup = {
    id: `mg-${product}-${row.key}`,
    name: texts(row.name),
    min: row.min,
    max: row.max,
    priority,
    modifications,
  }
  return group
}

function product(
  context: MenuContext,
  category: SeedCategory,
  row: ProductRow,
  number: number,
  pictures: Record<string, Recipe>,
) {
  const [key, name, price, measure, , more = {}, about = ['', '', '']] = row
  const own = `${context.merchant}-${key}`
  const id = `p-${own}`
  const path = `p/${context.merchant}/${key}`
  const built: SeedProduct = {
    id,
    productId: id,
    categoryId: category.id,
    group: category.groupId,
    name: texts(name),
    description: texts(about),
    image: `${path}.webp`,
    gallery: [`${path}.webp`, ...(more.gallery ? [`${path}-2.webp`, `${path}-3.webp`] : [])],
    active: true,
    priority: number,
    type: more.choices ? 'MODIFICATION' : 'NONE',
    unit: more.unit ?? 'COUNT',
    measure: measure || null,
    amount: more.step ?? 1,
    count: 1,
    costPrice: price,
    discount: more.off ?? 0,
    additionalPrice: 0,
    calorie: more.kcal ?? null,
    timeCookingMin: more.time?.[0] ?? null,
    timeCookingMax: more.time?.[1] ?? null,
    deliveryEnabled: !more.pickupOnly,
    isCartRecommendation: more.suggest ?? false,
    productBranch: context.branches
      .map((branch, i) => ({
        branch: { id: branch },
        active: true,
        stock: more.stock ?? null,
        costPrice: more.dearer?.[0] === i ? price + more.dearer[1] : null,
      }))
      .filter((_, i) => i !== more.notIn),
    modificationGroups: (more.choices ?? []).map((choice, i) =>
      modificationGroup(own, choice, i + 1, pictures),
    ),
    labels: (more.labels ?? []).map((label) => ({
      id: `l-${label}`,
      name: texts(LABELS[label].name),
      color: LABELS[label].color,
      textColor: LABELS[label].textColor,
    })),
    tags: ['halal', ...(more.tags ?? [])],
    allergens: [...(more.allergens ?? [])],
    systems: ['WEB', 'TG', 'APP'],
    grade: more.grade?.[0] ?? null,
    isFavourite: false,
    favourite: null,
    favaoriteId: null,
    enabledEats: true,
    eatsPrice: Math.ceil((price * 1.15) / 1000) * 1000,
    enabledExpress: false,
    expressPrice: null,
    integrationId: `iiko-${own}`,
    integrationCategoryId: `iiko-${category.id}`,
    posterId: null,
    posterName: null,
    posterAmount: null,
    jowiId: null,
    loinPosterId: null,
    mxicCode: mxicCode(number),
    barcode: null,
  }
  return { ...built, ...more.sent }
}

function group(
  merchant: string,
  row: GroupRow,
  priority: number,
  pictures: Record<string, Recipe>,
): SeedGroup {
  const path = `g/${merchant}/${row.key}`
  pictures[`${path}-icon.webp`] = { kind: 'icon', dish: row.food }
  pictures[`${path}.webp`] = { kind: 'dish', dish: row.food, ground: 'sand', plate: true }
  return {
    id: `g-${merchant}-${row.key}`,
    name: texts(row.name),
    icon: `${path}-icon.webp`,
    image: `${path}.webp`,
    bgColor: row.bgColor,
    iconBgColor: row.iconBgColor,
    priority,
    categories: [],
  }
}

function category(merchant: string, row: CategoryRow, priority: number, pictures: Record<string, Recipe>) {
  const image = row.band ? `cat/${merchant}/${row.key}.webp` : ''
  if (row.band) pictures[image] = { kind: 'banner', dish: row.band, from: '#FFF5CC', to: '#FFCF9F' }
  const built: SeedCategory = {
    id: `cat-${merchant}-${row.key}`,
    groupId: `g-${merchant}-${row.group}`,
    name: texts(row.name),
    image,
    priority,
    textColor: row.textColor ?? '#16181D',
    viewType: row.view ?? 'MEDIUM',
    scrollType: row.scroll ?? 'VERTICAL',
    navigationType: row.navigation ?? 'SHEET',
    isWithoutCart: row.withoutCart ?? false,
    availableFrom: row.hours?.[0] ?? null,
    availableTo: row.hours?.[1] ?? null,
    products: [],
  }
  return built
}

/** Turns a merchant's rows into the menu of the API, with the grades and the pictures that go with it. */
export function buildMenu(
  context: MenuContext,
  rows: MenuRows,
  pictures: Record<string, Recipe>,
): Pick<MerchantSeed, 'menu' | 'grades'> {
  const pick = groundPicker()
  const products: SeedProduct[] = []
  const grades: MerchantSeed['grades'] = []
  const categories = rows.categories.map((row, i) => {
    const built = category(context.merchant, row, i + 1, pictures)
    for (const one of row.products) {
      const made = product(context, built, one, products.length + 1, pictures)
      Object.assign(
        pictures,
        productPictures(made.image.replace('.webp', ''), one[4], Boolean(one[5]?.gallery), pick),
      )
      products.push(made)
      const grade = one[5]?.grade
      if (grade) grades.push({ productId: made.id, grade: grade[0], count: grade[1] })
    }
    return built
  })
  const groups = rows.groups.map((row, i) => group(context.merchant, row, i + 1, pictures))
  return { menu: { version: '2026-11-20T08:00:00Z', groups, categories, products }, grades }
}
