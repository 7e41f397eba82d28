import { plainText } from '#/domain/plain-text.ts'
import { APOSTROPHES, foldText } from '#/domain/search/fold.ts'
import type { MultilingualText } from '#/domain/text.ts'

/*
 * What names and descriptions tell of dishes and choices, by the codes of allergens and, besides, PORK, MEAT and SPICY. A choice has
 * nothing but its name. One that ends with `*` is the beginning of words. Uzbek is written in both scripts, so its words
 * are folded; Russian and English ones are not: folded, рыба is the beginning of "ribs".
 */
type Words = { readonly eng: string; readonly ru: string; readonly uz: string }
const WORDS: Readonly<Record<string, Words>> = {
  NUTS: {
    eng: 'nut nuts walnut* almond* pistachio* hazelnut* cashew* pecan* praline',
    ru: 'орех* орешк* миндал* фисташк* фундук* кешью',
    uz: 'yongʻoq* bodom* pista*',
  },
  PEANUTS: { eng: 'peanut*', ru: 'арахис*', uz: 'yeryongʻoq*' },
  MILK: {
    eng: 'milk cheese* cream creamy butter yoghurt yogurt kefir mozzarella parmesan feta',
    ru: 'молок* молочн* сыр сыра сыром сырн* сливк* сливочн* сметан* йогурт* кефир* творог* творож* моцарелл* пармезан*',
    uz: 'sut sutli pishloq* qaymoq* smetana* qatiq* suzma*',
  },
  EGGS: { eng: 'egg eggs omelette', ru: 'яйц* яиц* яичн* омлет*', uz: 'tuxum*' },
  GLUTEN: {
    eng: 'bread bun baguette patir',
    ru: 'хлеб* булочк* лепешк* лепёшк* лаваш* багет* патыр*',
    uz: 'patir* lavash* bulochka*',
  },
  FISH: {
    eng: 'fish salmon tuna trout',
    ru: 'рыб* лосос* семг* сёмг* тунец тунц* форел*',
    uz: 'baliq* losos*',
  },
  CRUSTACEANS: {
    eng: 'shrimp* prawn* crab',
    ru: 'креветк* краб*',
    uz: 'qisqichbaqa* krevetka*',
  },
  SESAME: { eng: 'sesame', ru: 'кунжут*', uz: 'kunjut*' },
  SOY: { eng: 'soy soya tofu', ru: 'соев* соя тофу', uz: 'soya' },
  PORK: {
    eng: 'pork bacon ham prosciutto',
    ru: 'свин* бекон* ветчин*',
    uz: 'choʻchqa*',
  },
  MEAT: {
    eng: 'meat beef veal lamb mutton chicken turkey pork bacon ham sausage*',
    ru: 'мяс* говяди* говяж* телят* телячь* баран* курин* куриц* индейк* колбас* сосиск* свин* бекон* ветчин* конин* фарш*',
    uz: 'goʻsht* tovuq* kurka* kolbasa* sosiska* choʻchqa* qazi',
  },
  SPICY: {
    eng: 'spicy chili chilli jalapeno* adjika wasabi',
    ru: 'острый острая острое острые острым острой острого остро чили аджик* халапеньо васаби',
    uz: 'achchiq*',
  },
}

/** Before the word for milk: a drink of plants. */
const PLANTS: Words = {
  eng: 'oat coconut soy almond rice plant',
  ru: 'овсян* кокосов* соев* миндальн* рисов* растительн*',
  uz: 'suli kokos* soya bodom* guruch',
}

/** Before a word: it is left out. Uzbek says so by an ending. */
const WITHOUT: Words = { eng: 'without no non', ru: 'без', uz: '' }
const LEFT_OUT = /(siz|сиз)$/

type Matcher = (word: string) => boolean

function matcherOf({ eng, ru, uz }: Words): Matcher {
  const plain = matcherOfList(`${eng} ${ru}`, (word) => word)
  const folded = matcherOfList(uz, foldText)
  return (word) => plain(word) || folded(foldText(word))
}

function matcherOfList(list: string, fold: (word: string) => string): Matcher {
  const all = list.split(' ').filter(Boolean)
  const whole = new Set(all.filter((word) => !word.endsWith('*')).map(fold))
  const beginnings = all.filter((word) => word.endsWith('*')).map((word) => fold(word.slice(0, -1)))
  return (word) => whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning))
}

const matchers = Object.entries(WORDS).map(([code, words]) => [code, matcherOf(words)] as const)
const isPlant = matcherOf(PLANTS)
const isWithout = matcherOf(WITHOUT)

// Menus repeat their words: one of ten thousand dishes has a few thousand of them.
const byWord = new Map<string, readonly string[]>()

const LETTERS = new RegExp(`[\\p{L}\\p{M}${APOSTROPHES}]+`, 'gu')

function codesOf(word: string): readonly string[] {
  const known = byWord.get(word)
  if (known) return known
  const codes = matchers.flatMap(([code, matches]) => (matches(word) && !LEFT_OUT.test(word) ? [code] : []))
  byWord.set(word, codes)
  return codes
}

function namedInOne(text: string): readonly string[] {
  const words = plainText(text).toLowerCase().match(LETTERS) ?? []
  return words.flatMap((word, place) => {
    const codes = codesOf(word)
    const before = words[place - 1] ?? ''
    if (codes.length === 0 || isWithout(before)) return []
    return codes.filter((code) => code !== 'MILK' || !isPlant(before))
  })
}

/** The codes that a text names, in any of its languages; "without nuts" and "yongʻoqsiz" name none. */
export const namedIn = (text: MultilingualText): readonly string[] => [
  ...new Set(Object.values(text).flatMap(namedInOne)),
]
