import { atom, type Getter } from 'jotai'
import * as v from 'valibot'
import { keys } from './keys.ts'
import { scopeAtom } from './scope.ts'
import { customerAtom } from './session.ts'

type Inputs = Readonly<Record<string, unknown>>

/** By merchant, owner and form; null until something is typed in this page life. */
const typedAtom = atom<Inputs | null>(null)
const inputsAtom = atom((get) => get(typedAtom) ?? keys.formInputs.read())

/** A guest's id is empty. */
const nameOf = (merchantId: string, owner: string, form: string) => `${merchantId}/${owner}/${form}`
const ownerIn = (name: string) => name.split('/')[1]

function namesIn(get: Getter, form: string) {
  const merchantId = get(scopeAtom)?.merchantId ?? ''
  const owner = get(customerAtom)?.id ?? ''
  return { owner, own: nameOf(merchantId, owner, form), guests: nameOf(merchantId, '', form) }
}

/**
 * What was typed into a form and is not sent yet, null where there is nothing. It outlives the page and a reload of the
 * tab, so that neither pressing Back too soon nor a client that loads the app anew loses anything (TG-13), and no other
 * customer sees it. A guest's goes along when they sign in. Changed by a function of the last input: two fields that a
 * browser fills at once both count. `schema`: an input of another shape counts as none.
 */
export function formInputAtom<T>(form: string, schema: v.GenericSchema<unknown, T>) {
  const read = (input: unknown): T | null => {
    const parsed = v.safeParse(schema, input)
    return parsed.success ? parsed.output : null
  }
  return atom(
    (get) => {
      const { own, guests } = namesIn(get, form)
      const all = get(inputsAtom)
      return read(all[own] ?? all[guests])
    },
    (get, set, change: (last: T | null) => T | null) => {
      const { owner, own, guests } = namesIn(get, form)
      const { [own]: ownInput, [guests]: guestInput, ...others } = get(inputsAtom)
      const input = change(read(ownInput ?? guestInput))
      const inputs = input === null ? others : { ...others, [own]: input }
      set(typedAtom, inputs)
      // Of somebody who has logged out only this page life still knows what they typed.
      const stored = Object.entries(inputs).filter(([name]) => ['', owner].includes(ownerIn(name) ?? ''))
      keys.formInputs.write(Object.fromEntries(stored))
    },
  )
}

/** Drops from this page what was typed: after a logout the next guest may be somebody else. */
export const dropInputAtom = atom(null, (get, set, whose: 'of guests' | 'of everybody') => {
  const all = whose === 'of guests' ? Object.entries(get(inputsAtom)) : []
  set(typedAtom, Object.fromEntries(all.filter(([name]) => ownerIn(name) !== '')))
})
