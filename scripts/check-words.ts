/*
 * The words of the catalogs, as an editor would check them: one word for one idea in each language, by the table of
 * locales/README.md; two buttons of a dialog never read the same, and the one that does nothing never takes the verb of the
 * other; no text begins or ends with what joins texts; a number and its word stand on one line.
 */
import { globSync, readFileSync } from 'node:fs'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { parseSync } from 'vite'
import { type Message, readCatalog } from './catalogs.ts'

const LANGUAGES = ['en', 'ru', 'uz'] as const
type Language = (typeof LANGUAGES)[number]

/** The messages of every language; English ones are their own translation. */
export type Catalogs = Readonly<Record<Language, readonly Pick<Message, 'id' | 'translation'>[]>>

/** One idea: a word of each language that its catalog has, and words that none has; `*` ends one with any ending. */
export type Term = { readonly says: Readonly<Record<Language, string>>; readonly never: readonly Forbidden[] }
type Forbidden = { readonly language: Language; readonly word: string }

const spans = (text: string) => [...text.matchAll(/`([^`]+)`/g)].flatMap(([, span = '']) => span)

/** The table of the page that begins with `| idea`. */
export function termsOf(page: string): Term[] {
  const lines = page.split('\n')
  const head = lines.findIndex((line) => /^\| idea\b/.test(line))
  const end = lines.findIndex((line, nth) => nth > head && !line.startsWith('|'))
  if (head < 0) return []
  return lines.slice(head + 2, end < 0 ? undefined : end).map((line) => {
    const [, , en = '', ru = '', uz = '', never = ''] = line.split('|')
    const word = (cell: string) => spans(cell)[0] ?? ''
    return {
      says: { en: word(en), ru: word(ru), uz: word(uz) },
      never: never.split(';').flatMap((part) => {
        const language = LANGUAGES.find((one) => part.trim().startsWith(`${one} `))
        return language ? spans(part).map((word) => ({ language, word })) : []
      }),
    }
  })
}

/** What a customer may read of a message: names of its values and keywords of plurals are not part of it. */
const readable = (text: string) => text.replace(/\{\w+(?:, \w+,)?/g, '{')

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const patternOf = (word: string) =>
  new RegExp(`(?<!\\p{L})${escaped(word.replace(/\*$/, ''))}${word.endsWith('*') ? '' : '(?!\\p{L})'}`, 'iu')

/** Terms that a catalog does not use, and words that the page forbids. */
export function termFaults(terms: readonly Term[], catalogs: Catalogs): string[] {
  const textsIn = (language: Language) => catalogs[language].map(({ translation }) => readable(translation))
  return LANGUAGES.flatMap((language) => {
    const texts = textsIn(language)
    const unused = terms
      .map(({ says }) => says[language])
      .filter((word) => !word || !texts.some((text) => patternOf(`${word}*`).test(text)))
    const forbidden = terms.flatMap(({ says, never }) =>
      never.flatMap(({ language: of, word }) =>
        of === language
          ? texts
              .filter((text) => patternOf(word).test(text))
              .map((text) => `${language}: "${text}" has "${word}", which is "${says[language]}" here`)
          : [],
      ),
    )
    return [...unused.map((word) => `${language}: no text has the term "${word}"`), ...forbidden]
  })
}

/** Texts, and branches of plurals, that begin or end with a separator. A minus (U+2212) is part of its number. */
export const separatorFaults = (catalogs: Catalogs): string[] =>
  LANGUAGES.flatMap((language) =>
    catalogs[language]
      .filter(({ translation }) => /(?:^|\{)\s*[·—–,-]|[·—–,-]\s*(?:$|\})/.test(readable(translation)))
      .map(({ translation }) => `${language}: "${translation}" begins or ends with what joins texts`),
  )

/** What follows a number or a value and is read with it: units, and endings that Uzbek writes apart. */
const AFTER_VALUE = 'км|мин|ккал|шт|букв|ta|kishi|kkal|km|ga|da|dan|gacha|dagi|ni|ning|cha'
const BREAKS = new RegExp(`# (?=\\p{L})|\\} (?=(?:${AFTER_VALUE})(?!\\p{L}))| (?=[—–] )`, 'u')

/** Translations where a line may end between a number and its word, or before a dash: U+00A0 holds them together. */
export const breakFaults = (catalogs: Catalogs): string[] =>
  (['ru', 'uz'] as const).flatMap((language) =>
    catalogs[language].flatMap(({ translation }) => {
      const at = translation.search(BREAKS)
      const around = translation.slice(Math.max(0, at - 12), at + 12)
      return at < 0
        ? []
        : [`${language}: "${translation}" may break a line in "${around}": U+00A0 goes there`]
    }),
  )

/** A node of the syntax tree, as far as it is looked at here. */
type Node = { readonly type: string } & Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const within = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(within)]
const nameOf = (node: unknown): string =>
  isNode(node) ? String(node.name ?? '') || nameOf(node.property ?? node.key) : ''

/** The id of the message that a macro of lingui makes of this node; null: it makes none. */
function messageIn(node: Node): string | null {
  if (node.type === 'TaggedTemplateExpression' && ['t', 'msg'].includes(nameOf(node.tag))) {
    const { quasis, expressions } = node.quasi as {
      quasis: { value: { cooked: string } }[]
      expressions: Node[]
    }
    let unnamed = 0
    const values = expressions.map((one) => (one.type === 'Identifier' ? nameOf(one) : String(unnamed++)))
    return generateMessageId(
      quasis.map(({ value }, nth) => value.cooked + (nth < values.length ? `{${values[nth]}}` : '')).join(''),
    )
  }
  if (node.type !== 'CallExpression' || !['t', 'msg'].includes(nameOf(node.callee))) return null
  const fields = new Map(
    within(node)
      .filter(({ type }) => type === 'Property')
      .map((field) => [nameOf(field), isNode(field.value) ? field.value.value : null]),
  )
  const [message, context] = [fields.get('message'), fields.get('context')]
  return typeof message === 'string'
    ? generateMessageId(message, typeof context === 'string' ? context : undefined)
    : null
}

const messagesIn = (node: Node): string[] => within(node).flatMap((one) => messageIn(one) ?? [])

/** What a label may be: its own messages, else those of the fields and variables of its name in the same file. */
function labelsOf(label: Node, file: Node): string[] {
  const own = messagesIn(label)
  if (own.length > 0) return own
  const name = nameOf(label.expression)
  return within(file).flatMap((node) => {
    const value =
      node.type === 'Property' ? node.value : node.type === 'VariableDeclarator' ? node.init : null
    return isNode(value) && nameOf(node.key ?? node.id) === name ? messagesIn(value) : []
  })
}

const attribute = (element: Node, name: string): Node | undefined => {
  const found = (element.attributes as Node[]).find((one) => nameOf(one.name) === name)
  return found && isNode(found.value) ? found.value : undefined
}

type Pair = { readonly first: string; readonly second: string; readonly isQuestion: boolean }

/** The pairs of buttons of the dialogs in a file, as ids of messages; a question whose label is not found is null. */
function pairsIn(path: string, text: string, cancel: string): (Pair | null)[] {
  const file = parseSync(path, text).program as unknown as Node
  const elements = within(file).filter(({ type }) => type === 'JSXElement')
  const isOne = (element: Node, ...names: string[]) =>
    names.includes(nameOf((element.openingElement as Node).name))
  const questions = elements.flatMap((element): (Pair | null)[] => {
    const opening = element.openingElement as Node
    const label = attribute(opening, 'confirmLabel')
    if (!isOne(element, 'Confirm') || !label) return []
    const other = attribute(opening, 'cancelLabel')
    const firsts = labelsOf(label, file)
    const seconds = other ? labelsOf(other, file) : [cancel]
    if (firsts.length === 0 || seconds.length === 0) return [null]
    return firsts.flatMap((first) => seconds.map((second) => ({ first, second, isQuestion: true })))
  })
  const sheets = elements
    .filter((element) => isOne(element, 'Sheet'))
    .flatMap((sheet) => {
      const buttons = within(sheet)
        .filter((node) => node.type === 'JSXElement' && isOne(node, 'Button', 'button'))
        .map((button) => (button.children as Node[]).flatMap(messagesIn))
      return buttons.flatMap((firsts, nth) =>
        buttons
          .slice(nth + 1)
          .flat()
          .flatMap((second) => firsts.map((first) => ({ first, second, isQuestion: false }))),
      )
    })
  return [...questions, ...sheets]
}

/** A word as far as no ending changes it. */
const stemOf = (word: string) => word.toLowerCase().slice(0, 5)
const stemsOf = (text: string) => (text.match(/[\p{L}\p{M}]+/gu) ?? []).map(stemOf)

/** Dialogs of which two buttons read the same in a language, or whose second one takes the verb of the first. */
export function dialogFaults(files: ReadonlyMap<string, string>, catalogs: Catalogs): string[] {
  const cancel = generateMessageId('Cancel')
  const words = LANGUAGES.map(
    (language) => [language, new Map(catalogs[language].map((one) => [one.id, one.translation]))] as const,
  )
  return [...files].flatMap(([path, text]) =>
    pairsIn(path, text, cancel).flatMap((pair) => {
      if (!pair) return [`${path}: the words of a button are not found; say them in the file of the question`]
      return words.flatMap(([language, textOf]) => {
        const [first, second] = [textOf.get(pair.first), textOf.get(pair.second)]
        if (first === undefined || second === undefined)
          // Of a sheet's buttons those with a plural are not found: each number has its own words.
          return pair.isQuestion && language === 'en' ? [`${path}: no catalog has the words of a button`] : []
        const [verb = ''] = stemsOf(second)
        const isSame = first.toLowerCase() === second.toLowerCase()
        return isSame || (pair.isQuestion && stemsOf(first).includes(verb))
          ? [`${path}: the buttons "${first}" and "${second}" are one word in ${language}`]
          : []
      })
    }),
  )
}

if (import.meta.main) {
  const [en = [], ru = [], uz = []] = LANGUAGES.map((language) => readCatalog(`locales/${language}.po`))
  const catalogs = { en, ru, uz }
  const terms = termsOf(readFileSync('locales/README.md', 'utf8'))
  const paths = globSync('src/**/*.tsx').map((path) => path.replaceAll('\\', '/'))
  const files = new Map(
    paths.filter((path) => !path.endsWith('.test.tsx')).map((path) => [path, readFileSync(path, 'utf8')]),
  )
  const faults = [
    ...(terms.length > 0 ? [] : ['locales/README.md has no table of terms']),
    ...termFaults(terms, catalogs),
    ...separatorFaults(catalogs),
    ...breakFaults(catalogs),
    ...dialogFaults(files, catalogs),
  ]
  for (const fault of faults) console.error(fault)
  console.log(`words: ${terms.length} terms, ${en.length} texts in 3 languages, ${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
