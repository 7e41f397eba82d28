import { NO_TEXT } from '#/domain/text.ts'
import { countsOf, type Finding, LEVELS } from './finding.ts'
import { filled, spoken, subjectName, WORDS } from './speak.ts'

const SIGNS = { lost: '✗', wrong: '!', hint: '·' } as const
/** How many names of records stand in one line. */
const NAMES = 4

function namesOf({ subjects }: Finding): string {
  const names = subjects.slice(0, NAMES).map((one) => subjectName(one, 'eng'))
  const more = subjects.length - names.length
  const [first] = subjects
  const kind = first ? `${WORDS.eng.kinds[first.kind]} ` : ''
  const isNamed = first && first.name !== NO_TEXT
  return `${isNamed ? kind : ''}${names.join(', ')}${more > 0 ? ` ${filled(WORDS.eng.more, { count: String(more) })}` : ''}`
}

/** One line: the record, what customers meet, what to change. */
export function lineOf(found: Finding): string {
  const { where, what, todo } = spoken(found, 'eng')
  const who = [namesOf(found), where].filter(Boolean).join(', ')
  return `${SIGNS[found.level]} ${who ? `${who}: ` : ''}${what}. ${todo}.`
}

/** The findings, worst first, each kind under its count. */
export function linesOf(all: readonly Finding[]): string[] {
  const counts = countsOf(all)
  return LEVELS.flatMap((level) => {
    const own = all.filter((one) => one.level === level)
    const [title, what] = WORDS.eng.levels[level]
    return own.length > 0 ? [`${title}: ${counts[level]} (${what})`, ...own.map(lineOf), ''] : []
  })
}

export function summary(all: readonly Finding[]): string {
  const { lost, wrong, hint } = countsOf(all)
  return lost + wrong + hint === 0
    ? WORDS.eng.allFine
    : `${lost} lost to customers, ${wrong} shown wrongly, ${hint} ${hint === 1 ? 'hint' : 'hints'}.`
}
