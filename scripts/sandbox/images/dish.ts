import sharp, { type Sharp } from 'sharp'
import { cropTo, foodsOf, type Layer, renderFood, shadowOf } from '../recipes/food.ts'
import { type DishRecipe, GROUNDS, type PictureSize } from '../recipes/recipe.ts'

/** Share of the frame a dish takes, by the frame's form. */
function dishBox({ width, height }: PictureSize) {
  const ratio = width / height
  if (ratio > 1.2) return height * 0.84
  if (ratio < 0.8) return width * 0.6
  return Math.min(width, height) * 0.74
}

/** A cut-out food touches the edges of its box; this leaves some space around it. */
const FILL = 0.92
/** Food on a plate, as a share of the plate; the plate is a little larger than a dish without one. */
const PLATE = 1.14
const FOOD_ON_PLATE = 0.66

/** Where one, two or three foods stand: centre and size as shares of the box. Later ones lie in front. */
const STANDS = [
  [[0, 0, 1]],
  [
    [-0.2, -0.12, 0.72],
    [0.24, 0.16, 0.62],
  ],
  [
    [-0.27, -0.14, 0.58],
    [0.28, -0.16, 0.58],
    [0.02, 0.2, 0.62],
  ],
] as const

/** Ground, plate and contact shadow in one rendering. */
function table({ width, height }: PictureSize, recipe: DishRecipe, box: number, foot: number, span: number) {
  const [light, deep] = GROUNDS[recipe.ground]
  const [x, y] = [width / 2, height / 2]
  const plate = (box * PLATE) / 2
  const contact = recipe.plate
    ? `<ellipse cx="${x}" cy="${y + plate * 0.16}" rx="${plate * 1.1}" ry="${plate * 1.02}" fill="url(#s)"/>
       <circle cx="${x}" cy="${y}" r="${plate}" fill="url(#p)"/>
       <circle cx="${x}" cy="${y}" r="${plate * 0.83}" fill="none" stroke="#d9cfc4" stroke-opacity=".32" stroke-width="${plate * 0.035}"/>
       <circle cx="${x}" cy="${y + plate * 0.012}" r="${plate * 0.81}" fill="url(#w)"/>`
    : `<ellipse cx="${x}" cy="${foot}" rx="${span * 0.56}" ry="${span * 0.13}" fill="url(#s)"/>`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${x}" cy="${height * 0.44}" r="${Math.hypot(width, height) * 0.56}">
      <stop offset="0" stop-color="${light}"/><stop offset=".35" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
    <radialGradient id="s"><stop offset="0" stop-color="#5a3413" stop-opacity=".34"/><stop offset=".6" stop-color="#5a3413" stop-opacity=".${recipe.plate ? 26 : 14}"/><stop offset="1" stop-color="#5a3413" stop-opacity="0"/></radialGradient>
    <linearGradient id="p" x1=".2" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#f1ece6"/></linearGradient>
    <linearGradient id="w" x1=".3" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#f6f2ec"/><stop offset=".5" stop-color="#fffefc"/><stop offset="1" stop-color="#ffffff"/></linearGradient>
    </defs><rect width="100%" height="100%" fill="url(#g)"/>${contact}</svg>`)
}

/** The foods of the dish, centred in the frame, the last in front. */
async function foods(size: PictureSize, recipe: DishRecipe, box: number): Promise<Layer[]> {
  const names = foodsOf(recipe.dish).slice(0, 3)
  const stands = STANDS[names.length - 1] ?? STANDS[0]
  return Promise.all(
    names.map(async (food, i) => {
      const [dx, dy, share] = stands[i] ?? [0, 0, 1]
      const rendered = await renderFood(food, box * share, i === 0 ? recipe : {})
      return {
        ...rendered,
        left: Math.round(size.width / 2 + dx * box - rendered.width / 2),
        top: Math.round(size.height / 2 + dy * box - rendered.height / 2),
      }
    }),
  )
}

/** Out-of-focus garnish: one in the lower left corner, one over the right edge. Other corners carry controls. */
async function garnish(size: PictureSize, recipe: DishRecipe): Promise<Layer[]> {
  const [left, right] = foodsOf(recipe.garnish ?? '')
  const side = Math.min(size.width, size.height) * 0.23
  const blur = side * 0.022
  const layers: Layer[] = []
  if (left) {
    const rendered = await renderFood(left, side, { turn: -14 }, blur)
    layers.push({
      ...rendered,
      left: Math.round(-side * 0.18),
      top: Math.round(size.height - rendered.height * 0.9),
    })
  }
  if (right) {
    const rendered = await renderFood(right, side * 1.08, { turn: 16 }, blur)
    layers.push({
      ...rendered,
      left: Math.round(size.width - rendered.width * 0.62),
      top: Math.round(size.height * 0.46 - rendered.height / 2),
    })
  }
  return layers
}

/** Pastes layers over a ground, cut to its frame, and packs the picture as WebP. */
export function paste(ground: Buffer | Sharp, layers: Layer[], size: PictureSize) {
  const seen = layers.flatMap((layer) => cropTo(layer, size.width, size.height) ?? [])
  const base = Buffer.isBuffer(ground) ? sharp(ground) : ground
  return base
    .composite(
      seen.map(({ data, width, height, left, top }) => ({
        input: data,
        raw: { width, height, channels: 4 as const },
        left,
        top,
      })),
    )
    .webp({ quality: size.quality, effort: 2 })
    .toBuffer()
}

/** A dish on its ground, composed for exactly this frame. */
export async function renderDish(recipe: DishRecipe, size: PictureSize) {
  const box = dishBox(size) * (recipe.zoom ?? 1)
  const dish = await foods(size, recipe, box * (recipe.plate ? PLATE * FOOD_ON_PLATE : FILL))
  const foot = Math.max(...dish.map((layer) => layer.top + layer.height))
  const span = Math.max(...dish.map((l) => l.left + l.width)) - Math.min(...dish.map((l) => l.left))
  const [shadows, around] = await Promise.all([
    Promise.all(dish.map((layer) => shadowOf(layer, recipe.plate ? 0.32 : 0.2))),
    garnish(size, recipe),
  ])
  const stack = dish.flatMap((layer, i) => [...(shadows[i] ? [shadows[i]] : []), layer])
  return paste(table(size, recipe, box, foot - span * 0.02, span), [...around, ...stack], size)
}
