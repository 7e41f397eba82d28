import { atom, useSetAtom } from 'jotai'
import type { Store } from '#/shell/chrome.ts'

/** What is told in passing: a line with at most one way back. */
export type NoticeText = {
  text: string
  tone?: 'plain' | 'good' | 'error'
  action?: { label: string; onPress: () => void }
  /** Stays until the customer closes it. */
  onClose?: () => void
}

export type ShownNotice = NoticeText & { id: number; count: number }

/** At most so many at once; the oldest goes first. */
export const NOTICES_AT_ONCE = 5

const listAtom = atom<readonly ShownNotice[]>([])
/** For the stack that draws them, oldest first. */
export const noticesAtom = atom((get) => get(listAtom))

let lastId = 0

/** Says something. The same words again do not stack: they stay a little longer (`count` grows). Answers the id. */
export const notifyAtom = atom(null, (get, set, notice: NoticeText | string): number => {
  const told = typeof notice === 'string' ? { text: notice } : notice
  const shown = get(listAtom)
  const same = shown.find((other) => other.text === told.text)
  lastId += 1
  set(
    listAtom,
    same
      ? shown.map((other) => (other === same ? { ...told, id: same.id, count: same.count + 1 } : other))
      : [...shown, { ...told, id: lastId, count: 1 }].slice(-NOTICES_AT_ONCE),
  )
  return same?.id ?? lastId
})

/** Takes a notice away. */
export const dismissNoticeAtom = atom(null, (_get, set, id: number) => {
  set(listAtom, (shown) => shown.filter((other) => other.id !== id))
})

/** Says something from outside of components. */
export const notify = (store: Store, notice: NoticeText | string) => store.set(notifyAtom, notice)

/** `notify('Removed')`, or with a tone and an action. */
export function useNotify(): (notice: NoticeText | string) => void {
  return useSetAtom(notifyAtom)
}
