import sharp from 'sharp'
import { foodsOf, type Layer, renderFood, shadowOf } from '../recipes/food.ts'
import type { PictureSize, Recipe } from '../recipes/recipe.ts'
import { paste } from './dish.ts'

type Of<K extends Recipe['kind']> = Extract<Recipe, { kind: K }>

/** Centre and size of the large food and the small one, as shares of the height, from the right and lower edges. */
const BANNER_STANDS = [
  [0.42, 0.42, 0.98],
  [1.16, 0.14, 0.44],
  [1.6, 0.1, 0.34],
] as const

/** A tile has no text over it, so the large food is in the middle. */
const TILE_STANDS = [[0.5, 0.5, 0.72]] as const

/** A banner: plain slanted background without text; the page puts its text over the free left part. */
export async function renderBanner(recipe: Of<'banner'>, size: PictureSize) {
  const { width, height } = size
  const isTile = width < height * 1.3
  const stands = isTile ? TILE_STANDS : BANNER_STANDS
  const foods = await Promise.all(
    foodsOf(recipe.dish)
      .slice(0, stands.length)
      .map(async (food, i): Promise<Layer> => {
        const [right, bottom, share] = stands[i] ?? BANNER_STANDS[0]
        // On a frame less wide than a banner the foods shrink, so that the words keep their half.
        const unit = isTile ? width : Math.min(height, width / 2.2)
        const rendered = await renderFood(food, unit * share * (i === 0 ? 1.06 : 1), i === 0 ? recipe : {})
        return {
          ...rendered,
          left: Math.round(width - right * unit - rendered.width / 2),
          top: Math.round(height - bottom * unit - rendered.height / 2),
        }
      }),
  )
  const shadows = await Promise.all(foods.map((food) => shadowOf(food, 0.22)))
  const ground =
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="g" x1="0" y1="0" x2="1" y2=".55"><stop offset="0" stop-color="${recipe.from}"/><stop offset="1" stop-color="${recipe.to}"/></linearGradient>
    <radialGradient id="l" cx=".84" cy=".5" r=".5"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    </defs><rect width="100%" height="100%" fill="url(#g)"/><rect width="100%" height="100%" fill="url(#l)"/></svg>`)
  const layers = foods.flatMap((food, i) => [...(shadows[i] ? [shadows[i]] : []), food])
  return paste(ground, layers, size)
}

/** A food alone, as large as the frame lets it. */
export async function renderIcon(recipe: Of<'icon'>, size: PictureSize) {
  const food = foodsOf(recipe.dish)[0] ?? ''
  const rendered = await renderFood(food, Math.min(size.width, size.height) * 0.96, recipe)
  const ground = sharp({
    create: {
      width: size.width,
      height: size.height,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
  return paste(ground, [centred(rendered, size)], size)
}

/** The merchant's mark: food on a rounded square of the brand's colour. */
export async function renderLogo(recipe: Of<'logo'>, size: PictureSize) {
  const side = Math.min(size.width, size.height)
  const rendered = await renderFood(foodsOf(recipe.dish)[0] ?? '', side * 0.66, recipe)
  const ground =
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect x="${(size.width - side) / 2}" y="${(size.height - side) / 2}" width="${side}" height="${side}" rx="${side * 0.24}" fill="${recipe.colour}"/></svg>`)
  const layer = centred(rendered, size)
  return paste(ground, [await shadowOf(layer, 0.2), layer], size)
}

function centred(rendered: Omit<Layer, 'left' | 'top'>, size: PictureSize): Layer {
  return {
    ...rendered,
    left: Math.round((size.width - rendered.width) / 2),
    top: Math.round((size.height - rendered.height) / 2),
  }
}
