import type { MultilingualText } from '#/domain/text.ts'
import { grouped } from './grouped.ts'

/** What a fault costs: customers do not get something, get it wrongly, or it could be better. */
export const LEVELS = ['lost', 'wrong', 'hint'] as const
export type Level = (typeof LEVELS)[number]

export const KINDS = [
  ...(['shop', 'settings', 'city', 'brand', 'branch', 'group', 'category', 'dish', 'payment'] as const),
  ...(['banner', 'story', 'vacancy', 'text', 'contact', 'promo'] as const),
] as const
export type Kind = (typeof KINDS)[number]

/** The record that a fault is of. `image`: as it was sent, empty for none. */
export type Subject = {
  readonly kind: Kind
  readonly id: string
  readonly name: MultilingualText
  readonly image: string
}

export const CODES = [
  ...(['noAnswer', 'refused', 'dropped', 'repeated', 'repeatedSame', 'unread', 'priceAsText'] as const),
  ...(['noName', 'unnamedOption', 'unnamedShelf', 'groupCannotBeMet', 'noCategory', 'noBranch'] as const),
  ...(['channelMisspelt', 'free', 'discountTakesAll', 'emptyCategory', 'noTranslation'] as const),
  ...(['neverOpen', 'neverDelivers', 'daysUnread', 'neverCooked', 'noBranches', 'serviceNowhere'] as const),
  ...([
    'merchantOff',
    'noLanguage',
    'mainLanguageOff',
    'noService',
    'noPayment',
    'paymentWithoutMethod',
  ] as const),
  ...(['pageWithoutText', 'listEmpty', 'linkEmpty', 'linkNowhere', 'targetNowhere', 'keyMissing'] as const),
  ...(['promoOver', 'promoUnread', 'pictureMissing', 'pictureNoImage', 'pictureBig', 'pictureSlow'] as const),
  ...(['pictureAddress', 'needsAnother'] as const),
] as const
export type Code = (typeof CODES)[number]

/**
 * Something that customers do not see, or see wrongly. `field` is its path in the record as it is sent, `sent` what stood
 * there, in short; `where` names the parts of the record it lies in (a group of choices, a choice); `about` fills the
 * further blanks of the words, which are never in a language.
 */
export type Finding = {
  readonly code: Code
  readonly level: Level
  readonly subjects: readonly Subject[]
  readonly field: string
  readonly sent: string
  readonly where: readonly MultilingualText[]
  readonly about: Readonly<Record<string, string>>
}

type Rest = Partial<Pick<Finding, 'field' | 'sent' | 'where' | 'about'>>

export const finding = (
  code: Code,
  level: Level,
  subjects: readonly Subject[],
  rest: Rest = {},
): Finding => ({
  ...{ code, level, subjects, field: '', sent: '', where: [], about: {} },
  ...rest,
})

/** The same fault of more records than this is said once, for all of them. */
const FEW = 2

const pattern = (field: string) => field.replace(/\[\d+\]/g, '[]')

function alike({ code, level, subjects, field, sent, about, where }: Finding): string {
  const kinds = subjects.map(({ kind }) => kind)
  return JSON.stringify([code, level, kinds, pattern(field), sent, about, where.length > 0 ? where : null])
}

/** What takes more from customers than a dish, the most first. */
const WHOLE: readonly Code[] = [
  ...(['merchantOff', 'noAnswer', 'refused', 'noBranches', 'noPayment', 'serviceNowhere'] as const),
  ...(['neverOpen', 'neverDelivers', 'neverCooked'] as const),
]

function rank({ level, code }: Finding): number {
  const at = WHOLE.indexOf(code)
  return LEVELS.indexOf(level) * 100 + (at < 0 ? WHOLE.length : at)
}

/** Worst first; what many records have alike becomes one finding of all of them. */
export function inOrder(all: readonly Finding[]): Finding[] {
  const gathered = grouped(all, alike).flatMap((same) => {
    const [first] = same
    if (!first || same.length <= FEW) return same
    return [{ ...first, subjects: same.flatMap(({ subjects }) => subjects) }]
  })
  return gathered.toSorted((a, b) => rank(a) - rank(b))
}

/** How many records, or settings, have a finding of each level. */
export function countsOf(all: readonly Finding[]): Record<Level, number> {
  const count = (level: Level) =>
    all.reduce((sum, one) => (one.level === level ? sum + Math.max(1, one.subjects.length) : sum), 0)
  return { lost: count('lost'), wrong: count('wrong'), hint: count('hint') }
}

/** The most characters of a value that are shown. */
const LONGEST = 40

/** What was sent, in short; empty: nothing. */
export function inShort(sent: unknown): string {
  if (sent === undefined || sent === null) return ''
  const text = typeof sent === 'string' ? `“${sent}”` : JSON.stringify(sent)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
