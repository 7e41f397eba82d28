/** A fact of the report: what it is of and what was found. */
export type ReportFact = readonly [name: string, value: string]
export type ReportPart = { title: string; facts: readonly ReportFact[] }

/** The report as it is sent: a text that can be read in a chat. */
export const reportText = (parts: readonly ReportPart[]): string =>
  parts
    .map(({ title, facts }) => [title, ...facts.map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n\n')
