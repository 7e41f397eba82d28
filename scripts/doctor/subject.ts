import * as v from 'valibot'
import { multilingual, text } from '#/api/schema/common.ts'
import { idOf } from '#/api/schema/values.ts'
import { type MultilingualText, NO_TEXT } from '#/domain/text.ts'
import type { Kind, Subject } from './finding.ts'

/* Whose fault it is, as people know it: by its name, which is read out of good records and bad ones alike. */

type Sent = Readonly<Record<string, unknown>>
export const isRecord = (sent: unknown): sent is Sent =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)

const Name = multilingual(80)
const Image = text(2_000)

/** What stands in the field `name`. */
export const nameOf = (sent: unknown): MultilingualText =>
  isRecord(sent) ? v.parse(Name, sent.name) : NO_TEXT

/** Which fields name a record, if not `name`. */
const OTHER_NAMES: Partial<Record<Kind, readonly string[]>> = {
  payment: ['title', 'type'],
  text: ['type'],
  promo: ['code'],
}

function shownName(kind: Kind, record: Sent): MultilingualText {
  const fields = ['name', ...(OTHER_NAMES[kind] ?? ['title'])]
  return fields.map((field) => v.parse(Name, record[field])).find((name) => name !== NO_TEXT) ?? NO_TEXT
}

/** The settings have no name: there is one set of them. */
export const SETTINGS: Subject = { kind: 'settings', id: '', name: NO_TEXT, image: '' }

export function subjectOf(kind: Kind, sent: unknown): Subject {
  if (kind === 'settings') return SETTINGS
  const record = isRecord(sent) ? sent : {}
  const image = [record.image, record.cover, record.icon, record.logo].map((one) =>
    isRecord(one) ? Object.values(v.parse(Name, one)).find(Boolean) : v.parse(Image, one),
  )
  return {
    ...{ kind, name: shownName(kind, record) },
    id: idOf(record.id ?? record.productId) ?? '',
    image: image.find(Boolean) ?? '',
  }
}
