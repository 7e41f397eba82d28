/* The same keys, in the same order, on a Latin and on a Russian keyboard. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюё'

const toRussian = new Map(Array.from(LATIN, (key, i) => [key, RUSSIAN[i] ?? key]))
const toLatin = new Map([
  ...Array.from(RUSSIAN, (key, i): [string, string] => [key, LATIN[i] ?? key]),
  // Keys on which the Uzbek Cyrillic keyboard has a letter of its own.
  ['ў', 'o'],
  ['қ', 's'],
])

/** What would have been typed on the other keyboard: `gbwwf` is пицца, `дфпьщт` is lagmon. */
export function onOtherKeyboard(typed: string): string {
  const small = typed.toLowerCase()
  const keys = /\p{Script=Cyrillic}/u.test(small) ? toLatin : toRussian
  return Array.from(small, (key) => keys.get(key) ?? key).join('')
}
