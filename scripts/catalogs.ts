import { readFileSync } from 'node:fs'
import { parsePoFile } from '@lingui/format-po'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'

export type Message = {
  /** As the bundle has it, made of the source and the context. */
  id: string
  /** As the code says it, in English. */
  source: string
  translation: string
  /** Files that say it, paths from the project's root. */
  files: readonly string[]
}

/** The messages of a PO catalog that the code says. */
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

/** Messages of a catalog that are said in one of `files`: by their ids what they are translated to. */
export function messagesSaidIn(path: string, files: ReadonlySet<string>): Map<string, string> {
  const said = readCatalog(path).filter((message) => message.files.some((file) => files.has(file)))
  return new Map(said.map(({ id, source, translation }) => [id, translation || source]))
}
