import type { Code, Kind, Level } from './finding.ts'

/** What things are called in one language. */
export type Terms = {
  readonly kinds: Readonly<Record<Kind, string>>
  /** What a field is called in a back office, by its last name on the wire. */
  readonly fields: Readonly<Record<string, string>>
  /** How a field is to be written, by the kind of it. */
  readonly fixes: Readonly<Record<string, string>>
  /** Values that fill blanks. */
  readonly values: Readonly<Record<string, string>>
}

/** The words of one language. Blanks stand in braces. */
export type Words = Terms & {
  readonly title: string
  /** Above the findings: whose shop, of when. */
  readonly about: string
  readonly allFine: string
  readonly levels: Readonly<Record<Level, readonly [title: string, what: string]>>
  /** What customers meet, and what to change. */
  readonly codes: Readonly<Record<Code, readonly [what: string, todo: string]>>
  /** Instead of a value that was not sent. */
  readonly nothing: string
  readonly more: string
  readonly todo: string
}
