import { readFileSync } from 'node:fs'
import { parsePoFile } from '@lingui/format-po'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'

export type Message = {
  /** The id that the bundle uses: a hash of the source and the context. */
  id: string
  /** The English text in the code. */
  source: string
  translation: string
  /** Files that use the message, as paths from the project's root. */
  files: readonly string[]
}

/** The messages of a PO catalog that the code uses. */
export function readCatalog(path: string): Message[] {
  const { items } = parsePoFile(readFileSync(path, 'utf8'))
  return items
    .filter(({ obsolete }) => !obsolete)
    .map(({ msgid, msgctxt, msgstr, references }) => ({
      id: generateMessageId(msgid, msgctxt ?? undefined),
      source: msgid,
      translation: msgstr[0] ?? '',
      files: references.map((reference) => reference.split(':')[0] ?? ''),
    }))
}

/** The translations, by id, of the messages that one of `files` uses. */
export function messagesSaidIn(path: string, files: ReadonlySet<string>): Map<string, string> {
  const said = readCatalog(path).filter((message) => message.files.some((file) => files.has(file)))
  return new Map(said.map(({ id, source, translation }) => [id, translation || source]))
}
