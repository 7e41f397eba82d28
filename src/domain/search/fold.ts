/*
 * Folds texts for comparison: both scripts of Uzbek, Russian and English become one plain Latin, so that лагмон, lag'mon
 * and Lagʻmon are one word, and so are чай, chay and chai, пицца and pitsa.
 */

/** qand, қанд and канд are the same word. č and š stand for ч, ch and ш, sh; the hyphen for no letter. */
const CYRILLIC = 'абвгғдеёжзийкқлмнопрстуўфхҳцчшщъыьэюя'
const AS_LATIN = 'a b v g g d e io j z i i k k l m n o p r s t u o f h h ts č š š - i - e iu ia'.split(' ')
const LETTERS: ReadonlyMap<string, string> = new Map([
  ...Array.from(CYRILLIC, (letter, i): [string, string] => [letter, (AS_LATIN[i] ?? '').replace('-', '')]),
  // Turkish, Azerbaijani and older Uzbek spellings have one letter for ch and one for sh.
  ...Object.entries({ q: 'k', x: 'h', w: 'v', y: 'i', ı: 'i', č: 'č', š: 'š', ç: 'č', ş: 'š', ș: 'š' }),
])
/** Two letters that are heard as one. */
const PAIRS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ch: 'č', sh: 'š', kh: 'h', gh: 'g', ts: 's', zh: 'j', dj: 'j', ie: 'e' }),
)
/** Whatever keyboards and back offices write for the marks of oʻ, gʻ and ʼ; and what stands within a word unseen. */
export const APOSTROPHES = "ʻʼ'‘’‛`´ʹʽˈˊˋ′‵＇｀ꞌ\u00ad\u200b-\u200d\u2060"
/** A letter with the marks that are written behind it. */
const LETTER = /[\s\S]\p{M}*/gu
const IS_APOSTROPHE = new RegExp(`^[${APOSTROPHES}]`)
/** What is left of a letter without its marks; ŉ is an apostrophe and an n in one. */
const NOT_HEARD = new RegExp(`[^\\p{L}\\p{N}]|[${APOSTROPHES}]`, 'gu')
const BETWEEN_WORDS = new RegExp(`[^\\p{L}\\p{M}\\p{N}${APOSTROPHES}]+`, 'u')
const WORDS = new RegExp(`[\\p{L}\\p{M}\\p{N}${APOSTROPHES}]+`, 'gu')

/** One folded letter, and the range of the text that it was made of; `to` is exclusive. */
type Span = { letter: string; from: number; to: number }
/** A folded word; `spans` has one entry for each letter of `plain`. */
export type FoldedWord = { readonly plain: string; readonly spans: readonly Span[] }

/** What one letter becomes; empty for an apostrophe, so that oʻ, o' and о are one. */
function foldLetter(letter: string): string {
  const small = letter.normalize().toLowerCase()
  const known = LETTERS.get(small)
  if (known !== undefined) return known
  if (IS_APOSTROPHE.test(small)) return ''
  return Array.from(small.normalize('NFKD').replace(NOT_HEARD, ''), (one) => {
    const lower = one.toLowerCase()
    return LETTERS.get(lower) ?? lower
  }).join('')
}

const isDoubled = (a: string, b: string) => a === b && !/\p{N}/u.test(a)

/** Adds a letter to a word, joining it with the last one where the two are heard as one. */
function push(word: Span[], next: Span) {
  const last = word.pop()
  if (!last) return void word.push(next)
  // A lone Latin c is k, before e and i it is s; with h it is ч.
  if (last.letter === 'c' && next.letter !== 'h') {
    push(word, { ...last, letter: /[ei]/.test(next.letter) ? 's' : 'k' })
    return push(word, next)
  }
  const joined = isDoubled(last.letter, next.letter) ? last.letter : PAIRS.get(last.letter + next.letter)
  if (joined) return push(word, { letter: joined, from: last.from, to: next.to })
  word.push(last, next)
}

function foldWord(written: string, start: number): FoldedWord {
  const letters = Array.from(written)
  const small = written.charAt(0).toLowerCase()
  // zzzz is not a word with a doubled letter: folded to z it would match every word that begins with it.
  const isOneLetter = letters.length > 1 && letters.every((letter) => letter.toLowerCase() === small)
  const spans = isOneLetter
    ? letters.flatMap((letter, i) => spansOf(letter, start + i * letter.length))
    : spansOf(written, start)
  return { plain: spans.map(({ letter }) => letter).join(''), spans }
}

function spansOf(written: string, start: number): Span[] {
  const spans: Span[] = []
  let from = start
  for (const [letter] of written.matchAll(LETTER)) {
    const to = from + letter.length
    const plain = foldLetter(letter)
    const last = spans.at(-1)
    // An apostrophe belongs to the letter before it, and is marked with it.
    if (plain === '' && last) last.to = to
    for (const one of plain) push(spans, { letter: one, from, to })
    from = to
  }
  const last = spans.at(-1)
  if (last?.letter === 'c') push(spans, { ...(spans.pop() ?? last), letter: 'k' })
  return spans
}

// Menus repeat their words: a menu of ten thousand dishes has a few thousand of them.
const foldedWords = new Map<string, string>()

/** The folded words of a text. */
export function foldWords(text: string): string[] {
  const words: string[] = []
  for (const written of text.split(BETWEEN_WORDS)) {
    if (written === '') continue
    let plain = foldedWords.get(written)
    if (plain === undefined) {
      plain = foldWord(written, 0).plain
      foldedWords.set(written, plain)
    }
    if (plain !== '') words.push(plain)
  }
  return words
}

/** The folded words of a text, with the range of the text that each letter was made of. */
export const foldWithPlaces = (text: string): FoldedWord[] =>
  Array.from(text.matchAll(WORDS), (match) => foldWord(match[0], match.index)).filter(
    ({ plain }) => plain !== '',
  )

/** The folded text: equal for equal words, whatever script and apostrophe they were written in. */
export const foldText = (text: string): string => foldWords(text).join(' ')
