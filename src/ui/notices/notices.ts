import { atom, useSetAtom } from 'jotai'
import type { Store } from '#/shell/chrome.ts'

/** A notice: one line with at most one action. */
export type NoticeText = {
  text: string
  tone?: 'plain' | 'good' | 'error'
  action?: { label: string; onPress: () => void }
  /** Stays until the customer closes it. */
  onClose?: () => void
  /**
   * What was tried: what became of it at last takes the place of what was said of it before. `press`: why a press did
   * nothing, until one has done something. `address`: what a new address means.
   */
  outcomeOf?: 'order' | 'press' | 'address'
}

export type ShownNotice = NoticeText & { id: number; count: number }

/** At most so many at once; the oldest goes first. */
export const NOTICES_AT_ONCE = 5

const listAtom = atom<readonly ShownNotice[]>([])
/** For the stack that renders them, oldest first. */
export const noticesAtom = atom((get) => get(listAtom))

const lastIdAtom = atom(0)

const isOver = (said: NoticeText, by: NoticeText): boolean =>
  said.outcomeOf === 'press' ? by.tone !== 'error' : !!said.outcomeOf && said.outcomeOf === by.outcomeOf

/**
 * Shows a notice. The same text again does not stack but stays longer (`count` grows), and what is over by it goes.
 * Returns the id.
 */
export const notifyAtom = atom(null, (get, set, notice: NoticeText | string): number => {
  const given = typeof notice === 'string' ? { text: notice } : notice
  const shown = get(listAtom).filter((other) => other.text === given.text || !isOver(other, given))
  const same = shown.find((other) => other.text === given.text)
  const id = get(lastIdAtom) + 1
  set(lastIdAtom, id)
  set(
    listAtom,
    same
      ? shown.map((other) => (other === same ? { ...given, id: same.id, count: same.count + 1 } : other))
      : [...shown, { ...given, id, count: 1 }].slice(-NOTICES_AT_ONCE),
  )
  return same?.id ?? id
})

/** Removes a notice. */
export const dismissNoticeAtom = atom(null, (_get, set, id: number) => {
  set(listAtom, (shown) => shown.filter((other) => other.id !== id))
})

/** Removes what was said of something that no longer matters. */
export const dismissOutcomesAtom = atom(null, (_get, set, of: NoticeText['outcomeOf']) => {
  set(listAtom, (shown) => shown.filter(({ outcomeOf }) => outcomeOf !== of))
})

/** Shows a notice from outside of components. */
export const notify = (store: Store, notice: NoticeText | string) => store.set(notifyAtom, notice)

/** `notify('Removed')`, or with a tone and an action. */
export function useNotify(): (notice: NoticeText | string) => void {
  return useSetAtom(notifyAtom)
}
