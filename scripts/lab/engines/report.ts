import type { Outcome, Step } from './order.ts'

/** One engine's row. `outcome`: null: it is not here, or it did not start, as `note` says. */
export type Row = {
  name: string
  version: string
  isSupported: boolean
  outcome: Outcome | null
  note: string
}

/** How much of a page's words a table shows, characters. */
const WORDS = 140

const BEGIN = '<!-- engines: written by npm run engines -->'
const END = '<!-- engines end -->'

const short = (words: string) => (words.length > WORDS ? `${words.slice(0, WORDS).trimEnd()} …` : words)

const stopped = (step: Step) => `stopped at: ${step}`

/** In a word: it ordered, how far it came, or that it is not here. */
function resultOf({ outcome, isSupported }: Row): string {
  if (!outcome) return 'not run'
  if (!outcome.ended) return 'ordered'
  return isSupported ? stopped(outcome.ended.step) : `too old, ${stopped(outcome.ended.step)}`
}

/** What the page said where it stopped; of one that ordered nothing need be said. */
const saidOf = ({ outcome, note }: Row) =>
  outcome ? (outcome.ended ? short(outcome.words) || 'nothing' : '') : note

/** An engine within the support was here and could not order. */
export const isFailure = ({ isSupported, outcome }: Row) => isSupported && Boolean(outcome?.ended)

/** The table in Markdown, its columns as wide as their widest cell; a terminal shows it as well. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [
    ['engine', 'version', 'result', 'what it says'],
    ...rows.map((row) => [row.name, row.version || '–', resultOf(row), saidOf(row)]),
  ].map((line) => line.map((cell) => cell.replaceAll('|', '\\|').replaceAll('<', '&lt;')))
  const widths = [0, 1, 2, 3].map((nth) => Math.max(...cells.map((line) => line[nth]?.length ?? 0)))
  const written = cells.map(
    (line) => `| ${line.map((cell, nth) => cell.padEnd(widths[nth] ?? 0)).join(' | ')} |`,
  )
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [written[0], rule, ...written.slice(1)].join('\n')
}

/** Everything that went wrong, for the terminal: the step, what was waited for, the console. */
export const troublesOf = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ name, version, outcome }) =>
    outcome && (outcome.ended || outcome.troubles.length > 0)
      ? [
          `${name} ${version}: ${outcome.ended ? `${outcome.ended.step}: ${outcome.ended.why}` : 'ordered, but'}`,
          ...outcome.troubles.map((trouble) => `  ${trouble}`),
        ]
      : [],
  )

/** The paper with the table between its two marks. Throws where they are not there. */
export function withTable(paper: string, table: string): string {
  const from = paper.indexOf(BEGIN)
  const to = paper.indexOf(END)
  if (from < 0 || to < from) throw new Error(`README.md has no place for the table: ${BEGIN} … ${END}`)
  return `${paper.slice(0, from + BEGIN.length)}\n\n${table}\n\n${paper.slice(to)}`
}
