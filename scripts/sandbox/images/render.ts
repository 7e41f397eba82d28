import type { PictureSize, Recipe } from '../recipes/recipe.ts'
import { seeds } from '../seeds/index.ts'
import { renderBanner, renderIcon, renderLogo } from './banner.ts'
import { renderDish } from './dish.ts'
import { renderMark, renderPlaceholder } from './marks.ts'

/** Pictures every merchant shares. */
const COMMON: Record<string, Recipe> = {
  placeholder: { kind: 'placeholder' },
  'ui/scooter.webp': { kind: 'icon', dish: '🛵' },
  'pay/cash.webp': { kind: 'mark', mark: 'cash' },
  'pay/terminal.webp': { kind: 'mark', mark: 'terminal' },
  'pay/payme.webp': { kind: 'mark', mark: 'payme' },
  'pay/click.webp': { kind: 'mark', mark: 'click' },
  'pay/uzum.webp': { kind: 'mark', mark: 'uzum' },
  'pay/paynet.webp': { kind: 'mark', mark: 'paynet' },
  'pay/other.webp': { kind: 'mark', mark: 'other' },
}

const recipes = new Map<string, Recipe>(
  [COMMON, ...seeds.map((seed) => seed.server.pictures)].flatMap(Object.entries<Recipe>),
)

/** The page always asks quality 100; on rendered grounds more than this only adds bytes. */
const BEST_QUALITY = 88

/** Makes the pictures of a merchant known that came after the start. */
export function knowPictures(pictures: Readonly<Record<string, Recipe>>) {
  for (const [path, recipe] of Object.entries(pictures)) recipes.set(path, recipe)
}

/** Every CDN-relative path the seeds name, for warming a cache and for tests. */
export const picturePaths = () => [...recipes.keys()]

/**
 * Renders the picture a CDN-relative path names, composed for the asked frame (device pixels, both at least 1).
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
  return renderRecipe(recipe, size)
}

/** One way of rendering a kind. */
function renderRecipe(recipe: Recipe, size: PictureSize): Promise<Buffer> {
  switch (recipe.kind) {
    case 'dish':
      return renderDish(recipe, size)
    case 'icon':
      return renderIcon(recipe, size)
    case 'banner':
      return renderBanner(recipe, size)
    case 'logo':
      return renderLogo(recipe, size)
    case 'mark':
      return renderMark(recipe.mark, size)
    case 'placeholder':
      return renderPlaceholder(size)
  }
}
