import type { Journal } from './journal.ts'

/** The most characters of a cookie value; the encoding uses only characters that cookies allow. */
const MAX_LENGTH = 1_000
const STATES = ['SENT', 'UNKNOWN', 'NOT_CONFIRMED'] as const

const short = (ms: number | null) => (ms === null ? '' : ms.toString(36))
const long = (text: string | undefined) => (text ? Number.parseInt(text, 36) : null)

/**
 * Packs a journal for a cookie: everything but the order itself, so that it can be found but not sent again. Null: too
 * many lines or orders for a cookie, or an id that a cookie cannot carry.
 */
export function packJournal(journal: Journal, place: string): string | null {
  const packed = [
    place,
    journal.userId,
    journal.key,
    journal.match,
    short(journal.startedAt),
    short(journal.endedAt),
    journal.tries,
    STATES.indexOf(journal.state),
    journal.phone.replace('+', ''),
    journal.snapshot.join('-'),
    journal.lines.map(({ key, count }) => `${key}*${count}`).join('-'),
  ].join('~')
  return packed.length <= MAX_LENGTH && /^[\w.~*-]+$/.test(packed) ? packed : null
}

/**
 * Unpacks the journal of this shop from a cookie; null: it is another shop's, or none. The result must still be parsed.
 */
export function unpackJournal(packed: string, place: string): Record<string, unknown> | null {
  const [whose, userId, key, match, started, ended, tries, state, phone, ids, lines] = packed.split('~')
  if (whose !== place || lines === undefined) return null
  return {
    userId,
    key,
    match,
    merchantId: '',
    body: null,
    startedAt: long(started),
    endedAt: long(ended),
    tries: Number(tries),
    state: STATES[Number(state)],
    phone: phone ? `+${phone}` : '',
    snapshot: ids ? ids.split('-') : [],
    lines: lines
      ? lines.split('-').map((line) => {
          const [lineKey, count] = line.split('*')
          return { key: lineKey, count: Number(count) }
        })
      : [],
  }
}
