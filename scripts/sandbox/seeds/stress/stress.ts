import { createHash } from 'node:crypto'
import type { Recipe } from '../../recipes/recipe.ts'
import type { CategoryRow, MenuRows, ProductRow, Triple } from '../builder/rows.ts'
import type { MerchantSeed } from '../builder/seed.ts'
import type { SeedProduct } from '../builder/seed-menu.ts'
import { shopSeed } from '../builder/shop.ts'
import { ABOUT, FILLINGS, FINISHES, GROUPS, type KindRow, LINES, upper } from './words.ts'

/** Products of the merchant `stress`; `stress300` has 300. */
const LARGEST = 10_000
/** Products a category, as long as there are categories left. */
const A_CATEGORY = 50
const NAME = /^(?:m-)?stress([1-9]\d{0,4})?$/

/** How many products the merchant of that name or id has; null: no such merchant. */
export function stressSize(name: string): number | null {
  const found = NAME.exec(name.toLowerCase())
  const size = Number(found?.[1] ?? LARGEST)
  return found && size <= LARGEST ? size : null
}

/** Every kind in the first line, then every kind in the second: small shops have all groups too. */
const SHELVES = LINES.flatMap(([line, nameOf, dearer]) =>
  Array.from({ length: Math.max(...GROUPS.map(({ kinds }) => kinds.length)) }, (_, place) =>
    GROUPS.flatMap(({ key, kinds }) => {
      const kind = kinds[place]
      return kind ? [{ group: key, kind, key: `${kind[0]}-${line}`, name: nameOf(kind[1]), dearer }] : []
    }),
  ).flat(),
)

function nameOf([, [uz, ru, eng]]: KindRow, filling: Triple, finish: Triple): Triple {
  const withFinish = (text: string, words: string) => (words ? `${text} ${words}` : text)
  return [
    withFinish(upper(`${filling[0]} ${uz}`), finish[0]),
    withFinish(`${ru} ${filling[1]}`, finish[1]),
    withFinish(upper(`${filling[2]} ${eng}`), finish[2]),
  ]
}

/** A number from 0 to 1 that is always the same for the same place. */
function chance(place: number): number {
  const mixed = Math.imul(place ^ (place >>> 15), 0x2c1b3c6d)
  return ((mixed ^ (mixed >>> 12)) >>> 0) / 2 ** 32
}

function productRow(shelf: (typeof SHELVES)[number], place: number, from: number): ProductRow {
  const { kind, dearer } = shelf
  const [, , taste, food, cheapest] = kind
  const fillings = FILLINGS[taste]
  const finishes = FINISHES[taste]
  const filling = fillings[place % fillings.length] ?? ['', '', '']
  const finish = finishes[Math.floor(place / fillings.length) % finishes.length] ?? ['', '', '']
  const luck = chance(from)
  const price = Math.round((cheapest * dearer * (1 + luck * 0.6)) / 1000) * 1000
  const about = ABOUT[taste][from % ABOUT[taste].length]
  return [
    `${shelf.key}-${place}`,
    nameOf(kind, filling, finish),
    price,
    `${200 + (from % 9) * 50} ${shelf.group === 'ichimlik' ? 'ml' : 'g'}`,
    food,
    {
      ...(luck > 0.9 ? { off: Math.round(price / 10_000) * 1000 || 1000 } : undefined),
      ...(luck < 0.05 ? { labels: ['hit'] } : undefined),
      ...(luck > 0.97 ? { grade: [Math.round(40 + luck * 10) / 10, Math.floor(luck * 300)] } : undefined),
    },
    from % 3 === 0 ? about : undefined,
  ]
}

/** Rows of a menu of that many products, the same ones every time; at least one a category, at most 200 of those. */
function rowsOf(size: number): MenuRows {
  const wanted = Math.min(SHELVES.length, size, Math.max(8, Math.ceil(size / A_CATEGORY)))
  const shelves = SHELVES.slice(0, wanted)
  const ends = shelves.map((_, i) => Math.floor(((i + 1) * size) / wanted))
  const filled = shelves.map((shelf, i): CategoryRow => {
    const begin = ends[i - 1] ?? 0
    const count = (ends[i] ?? size) - begin
    // The second line of a kind continues after the first, so that no two dishes have the same name.
    const first = Math.floor(i / (SHELVES.length / LINES.length)) * A_CATEGORY
    return {
      key: shelf.key,
      group: shelf.group,
      name: shelf.name,
      products: Array.from({ length: count }, (_, n) => productRow(shelf, first + n, begin + n)),
    }
  })
  return {
    groups: GROUPS.filter(({ key }) => shelves.some(({ group }) => group === key)),
    // Categories are listed group after group, as merchants do.
    categories: GROUPS.flatMap(({ key }) => filled.filter(({ group }) => group === key)),
  }
}

/**
 * A shop with a menu of that many products in up to 200 categories and 8 groups: what a list, a search and a start
 * must bear. Dishes of one kind share a picture a ground, so that a scroll through thousands renders some hundred.
 */
export function stressSeed(size: number): MerchantSeed {
  const sub = size === LARGEST ? 'stress' : `stress${size}`
  const seed = shopSeed({
    sub,
    name: 'Karvon',
    title: ['Karvon — hammasi bor', 'Karvon — есть всё', 'Karvon — everything there is'],
    about: [
      'Karvon — bir joydan oʻn mingta taom. Buyurtmalarni shahar boʻylab yetkazamiz.',
      'Karvon — десять тысяч блюд в одном месте. Доставляем по всему городу.',
      'Karvon is ten thousand dishes in one place, brought to any part of the city.',
    ],
    food: '🍱',
    colour: '#0B7A75',
    colourType: 'dark',
    phone: '+998712070707',
    everything: true,
    settings: { storiesActive: false, bannersActive: false, dineInActive: false, bookingActive: false },
    cities: [['toshkent', ['Toshkent', 'Ташкент', 'Tashkent'], 41.311081, 69.240562]],
    branches: [
      {
        key: 'markaz',
        name: ['Markaz', 'Центр', 'Centre'],
        city: 'toshkent',
        at: [41.3123, 69.2787],
        address: ['Amir Temur shoh koʻchasi, 107', 'проспект Амира Темура, 107', '107 Amir Temur Avenue'],
        hours: ['00:00', '23:59'],
        deliveryPrice: 10_000,
        off: ['dinein', 'booking'],
      },
    ],
    rows: rowsOf(size),
  })
  const { pictures } = seed.server
  const isDish = ([path]: [string, Recipe]) => path.startsWith('p/')
  const others = Object.entries(pictures).filter((one) => !isDish(one))
  const shared = Object.entries(pictures)
    .filter(isDish)
    .map(([path, recipe]) => [pathOf(recipe, path), recipe])
  return {
    ...seed,
    menu: { ...seed.menu, products: seed.menu.products.map((one) => asTillSends(one, pictures[one.image])) },
    server: { ...seed.server, pictures: Object.fromEntries([...others, ...shared]) },
  }
}

/** Adds a shared picture and an id as tills give it: random ids are what makes real menus compress badly. */
function asTillSends(product: SeedProduct, recipe: Recipe | undefined): SeedProduct {
  const till = createHash('sha256').update(product.id).digest('hex')
  const image = pathOf(recipe, product.image)
  return {
    ...product,
    image,
    gallery: [image],
    integrationId: till.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5'),
    barcode: String(BigInt(`0x${till.slice(40, 50)}`))
      .padStart(13, '4')
      .slice(0, 13),
  }
}

/** One path for all dishes that look the same. */
const pathOf = (recipe: Recipe | undefined, own: string) =>
  recipe?.kind === 'dish' ? `p/stress/${recipe.dish.codePointAt(0)?.toString(16)}-${recipe.ground}.webp` : own
