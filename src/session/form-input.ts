import { atom } from 'jotai'
import { customerAtom } from './session.ts'

/** By owner and form; a guest's name is empty. */
const inputsAtom = atom<Readonly<Record<string, unknown>>>({})

const nameOf = (form: string, owner = '') => `${owner}/${form}`

/**
 * What was typed into a form and is not sent yet, null where there is nothing; in memory only. It outlives the page, so
 * that pressing Back too soon loses nothing, and no other customer sees it. A guest's goes along when they sign in.
 * Changed by a function of the last input: two fields that a browser fills at once both count.
 */
export function formInputAtom<T>(form: string) {
  const guests = nameOf(form)
  return atom(
    (get) => {
      const all = get(inputsAtom)
      return (all[nameOf(form, get(customerAtom)?.id)] ?? all[guests] ?? null) as T | null
    },
    (get, set, change: (last: T | null) => T | null) => {
      const own = nameOf(form, get(customerAtom)?.id)
      const { [own]: ownInput, [guests]: guestInput, ...others } = get(inputsAtom)
      const input = change((ownInput ?? guestInput ?? null) as T | null)
      set(inputsAtom, input === null ? others : { ...others, [own]: input })
    },
  )
}

/** Drops what a guest typed: after a logout the next guest may be somebody else. */
export const dropGuestInputAtom = atom(null, (get, set) => {
  const all = Object.entries(get(inputsAtom))
  set(inputsAtom, Object.fromEntries(all.filter(([name]) => !name.startsWith(nameOf('')))))
})
