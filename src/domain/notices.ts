import { decodedParam } from '#/lib/decoded-param.ts'
import { isId } from './id.ts'

/** Where a notification leads. */
type Led = { readonly target: { readonly type: string; readonly value: string | null } }

/** The page of an order, as notifications about orders name it. */
const ORDER = /^\/profile\/orders\/([^/?#]+)$/

/** The order that a notification is about; null: none. */
export function orderOfNotice({ target: { type, value } }: Led): string | null {
  const [, written = ''] = (type === 'PAGE' && ORDER.exec(value ?? '')) || []
  const id = decodedParam(written)
  return isId(id) ? id : null
}

/** Notifications of one order together, at the place of the first of them; every other one alone. The order is kept. */
export function noticesByOrder<T extends Led & { readonly id: string }>(
  notices: readonly T[],
): { id: string; notices: [T, ...T[]] }[] {
  const groups = new Map<string, [T, ...T[]]>()
  for (const notice of notices) {
    const order = orderOfNotice(notice)
    const key = order === null ? `notice ${notice.id}` : `order ${order}`
    const group = groups.get(key)
    if (group) group.push(notice)
    else groups.set(key, [notice])
  }
  return [...groups].map(([id, group]) => ({ id, notices: group }))
}
