import type { Recipe } from '../../recipes/recipe.ts'
import { texts } from './menu.ts'
import type { Triple } from './rows.ts'
import type { SeedBanner, SeedStory, SeedTarget } from './seed.ts'

/** `goes` is a target in short: `p:plov`, `c:shashlik`, `promo:SALOM10`, `page:branches`, `url:https://…`. */
export type BannerRow = readonly [
  key: string,
  title: Triple,
  picture: { dish: string; from: string; to: string },
  goes?: string,
]

/** Each slide is a food on a background. */
export type StoryRow = readonly [
  key: string,
  title: Triple,
  slides: readonly Omit<Extract<Recipe, { kind: 'dish' }>, 'kind'>[],
  goes?: string,
]

const PREFIXES: Record<string, { type: SeedTarget['type']; id?: string }> = {
  p: { type: 'PRODUCT', id: 'p' },
  c: { type: 'CATEGORY', id: 'cat' },
  promo: { type: 'PROMO' },
  page: { type: 'PAGE' },
  url: { type: 'URL' },
}

function targetOf(sub: string, goes = ''): SeedTarget {
  const cut = goes.indexOf(':')
  const prefix = PREFIXES[goes.slice(0, cut)]
  if (cut < 0 || !prefix) return { type: 'NONE', value: null }
  const value = goes.slice(cut + 1)
  return { type: prefix.type, value: prefix.id ? `${prefix.id}-${sub}-${value}` : value }
}

export function bannerOf(
  sub: string,
  [key, title, picture, goes]: BannerRow,
  i: number,
  pictures: Record<string, Recipe>,
): SeedBanner {
  const image = `bn/${sub}/${key}.webp`
  pictures[image] = { kind: 'banner', ...picture }
  return {
    id: `bn-${sub}-${key}`,
    image: { uz: image, ru: image, eng: image },
    title: texts(title),
    target: targetOf(sub, goes),
    priority: i + 1,
    startDate: null,
    endDate: null,
  }
}

export function storyOf(
  sub: string,
  [key, title, slides, goes]: StoryRow,
  i: number,
  pictures: Record<string, Recipe>,
): SeedStory {
  const path = (n: number | 'cover') => `s/${sub}/${key}-${n}.webp`
  const first = slides[0] ?? { dish: '🥘', ground: 'butter' as const }
  pictures[path('cover')] = { ...first, kind: 'dish', garnish: '', zoom: first.plate ? 0.92 : 0.86 }
  return {
    id: `s-${sub}-${key}`,
    title: texts(title),
    cover: path('cover'),
    priority: i + 1,
    slides: slides.map((slide, n) => {
      pictures[path(n + 1)] = { ...slide, kind: 'dish' }
      return {
        id: `sl-${sub}-${key}-${n + 1}`,
        image: path(n + 1),
        video: null,
        durationMs: 5000,
        target: targetOf(sub, goes),
      }
    }),
  }
}
