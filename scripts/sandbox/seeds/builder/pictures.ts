import { foodsOf } from '../../recipes/food.ts'
import { type DishRecipe, GROUNDS, type Ground, type Recipe } from '../../recipes/recipe.ts'

const isGround = (word: string): word is Ground => word in GROUNDS

/** Reads the picture words of a product row (see `ProductRow`). */
function readPicture(words: string): Omit<DishRecipe, 'kind' | 'ground'> & { ground?: Ground } {
  const [dish = '', ...rest] = words.split(' ')
  const recipe: Omit<DishRecipe, 'kind' | 'ground'> & { ground?: Ground } = { dish }
  for (const word of rest) {
    if (word === 'plate') recipe.plate = true
    else if (word === 'flip') recipe.flip = true
    else if (isGround(word)) recipe.ground = word
    else if (/^h-?\d+$/.test(word)) recipe.hue = Number(word.slice(1))
    else if (/^t-?\d+$/.test(word)) recipe.turn = Number(word.slice(1))
    else recipe.garnish = word
  }
  return recipe
}

/** Backgrounds that a food would not stand out from or would clash with. */
const AVOID: Partial<Record<string, readonly Ground[]>> = {
  '🥘': ['lilac'],
  '🍲': ['lilac'],
  '🥗': ['lilac'],
  '🍛': ['lilac', 'peach'],
  '🍜': ['peach'],
  '🥟': ['peach', 'butter'],
  '🥧': ['peach'],
  '🫓': ['peach', 'rose', 'sand'],
  '🥖': ['peach', 'sand'],
  '🥐': ['peach', 'butter'],
  '🍞': ['sand', 'peach'],
  '🧀': ['butter'],
  '🍟': ['rose'],
  '🍕': ['butter', 'peach'],
  '🥪': ['sand', 'butter'],
  '🥤': ['rose'],
  '🫖': ['rose'],
  '☕': ['lilac'],
  '🥛': ['sky'],
  '🥞': ['butter'],
  '🍦': ['butter', 'peach', 'sand'],
  '🥚': ['peach', 'sand'],
  '🍔': ['peach'],
  '🍯': ['sand'],
  '🥔': ['sand', 'peach'],
  '🍗': ['sand'],
  '🌭': ['peach', 'butter'],
}

const ALL = Object.keys(GROUNDS).filter(isGround)
/** In up to five columns the five products before one are its neighbours at some width. */
const NEIGHBOURS = 5

/** Gives each product the background unused for longest that suits its food and that no neighbour has. */
export function groundPicker() {
  const used: Ground[] = []
  return (food: string, preferred?: Ground): Ground => {
    const near = used.slice(-NEIGHBOURS)
    const free = ALL.filter((ground) => !near.includes(ground)).sort(
      (a, b) => used.lastIndexOf(a) - used.lastIndexOf(b),
    )
    const avoid = AVOID[foodsOf(food)[0] ?? ''] ?? []
    const ground =
      free.find((one) => one === preferred) ?? free.find((one) => !avoid.includes(one)) ?? free[0] ?? 'butter'
    used.push(ground)
    return ground
  }
}

/** Foods pictured in a vessel of their own, which need no plate. */
const VESSELS = new Set(foodsOf('🥘🍲🍛🍜🍝🥗🥣🍵🫖☕🥤🥛🍹🧃🍨🍯🧋🍚🍱🍳🍧🥡🍟🍿🎂'))

/** The picture of a product and, for a gallery, two more of it: a close-up, and served another way. */
export function productPictures(
  path: string,
  words: string,
  gallery: boolean,
  pick: ReturnType<typeof groundPicker>,
) {
  const read = readPicture(words)
  const main: DishRecipe = { ...read, kind: 'dish', ground: pick(read.dish, read.ground) }
  const pictures: Record<string, Recipe> = { [`${path}.webp`]: main }
  if (gallery) {
    const second = ALL[(ALL.indexOf(main.ground) + 3) % ALL.length] ?? main.ground
    const third = ALL[(ALL.indexOf(main.ground) + 6) % ALL.length] ?? main.ground
    pictures[`${path}-2.webp`] = {
      ...main,
      ground: second,
      plate: !main.plate && foodsOf(main.dish).every((food) => !VESSELS.has(food)),
      turn: (main.turn ?? 0) - 12,
    }
    pictures[`${path}-3.webp`] = { ...main, ground: third, zoom: 1.28, flip: !main.flip, garnish: '' }
  }
  return pictures
}
