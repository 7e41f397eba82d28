import { attempt } from './attempt.ts'

/** The connection as a browser describes it (Network Information API); many do not. */
export type Line = { saveData?: boolean | undefined; effectiveType?: string | undefined }

/**
 * Whether only what was asked for is loaded (CX-10): by the customer's own choice, else where the browser asks to save
 * data or the connection is known to be slow.
 */
export const savesData = (choice: boolean | null, line: Line | undefined): boolean =>
  choice ?? (line?.saveData === true || /^(slow-2|2|3)g$/.test(line?.effectiveType ?? ''))

/** The connection of this device; undefined where the browser does not describe it or refuses to. */
export const lineHere = (): Line | undefined =>
  attempt(() => (navigator as { connection?: Line }).connection) ?? undefined
