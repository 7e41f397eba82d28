import type { PictureSize, Recipe } from '../recipes/recipe.ts'
import { seeds } from '../seeds/index.ts'
import { drawBanner, drawIcon, drawLogo } from './banner.ts'
import { drawDish } from './dish.ts'
import { drawMark, drawPlaceholder } from './marks.ts'

/** Pictures every merchant shares. */
const COMMON: Record<string, Recipe> = {
  placeholder: { kind: 'placeholder' },
  'ui/scooter.webp': { kind: 'icon', dish: '🛵' },
  'pay/cash.webp': { kind: 'mark', mark: 'cash' },
  'pay/terminal.webp': { kind: 'mark', mark: 'terminal' },
  'pay/payme.webp': { kind: 'mark', mark: 'payme' },
  'pay/click.webp': { kind: 'mark', mark: 'click' },
  'pay/uzum.webp': { kind: 'mark', mark: 'uzum' },
}

const recipes = new Map<string, Recipe>(
  [COMMON, ...seeds.map((seed) => seed.server.pictures)].flatMap(Object.entries<Recipe>),
)

/** The page always asks quality 100; on drawn grounds more than this only adds bytes. */
const BEST_QUALITY = 88

/** Makes the pictures of a merchant known that came after the start. */
export function knowPictures(pictures: Readonly<Record<string, Recipe>>) {
  for (const [path, recipe] of Object.entries(pictures)) recipes.set(path, recipe)
}

/** Every CDN-relative path the seeds name, for warming a cache and for tests. */
export const picturePaths = () => [...recipes.keys()]

/**
 * Draws the picture a CDN-relative path names, composed for the asked frame (device pixels, both at least 1).
 * Pure: same input, same bytes. Null: no such path.
 */
export async function renderPicture(path: string, asked: PictureSize): Promise<Buffer | null> {
  const recipe = recipes.get(path.replace(/^\/+/, ''))
  if (!recipe) return null
  const size = {
    width: Math.max(1, Math.round(asked.width)),
    height: Math.max(1, Math.round(asked.height)),
    quality: Math.max(1, Math.min(BEST_QUALITY, Math.round(asked.quality))),
  }
  return draw(recipe, size)
}

/** One way of drawing a kind. */
function draw(recipe: Recipe, size: PictureSize): Promise<Buffer> {
  switch (recipe.kind) {
    case 'dish':
      return drawDish(recipe, size)
    case 'icon':
      return drawIcon(recipe, size)
    case 'banner':
      return drawBanner(recipe, size)
    case 'logo':
      return drawLogo(recipe, size)
    case 'mark':
      return drawMark(recipe.mark, size)
    case 'placeholder':
      return drawPlaceholder(size)
  }
}
