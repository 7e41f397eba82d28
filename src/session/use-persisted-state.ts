import { useAtom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { formInputAtom } from './form-input.ts'

/** The schema of what is one field of text. */
export const StoredText = v.string()

/**
 * As `useState`, for what a customer types or chooses before it counts: a reload of the tab keeps it, leaving the page
 * does not (TG-13). `form`: its name, of which only one is on the screen; `schema`: the same at every render.
 */
export function usePersistedState<T>(
  form: string,
  schema: v.GenericSchema<unknown, T>,
  begin: () => T,
): [value: T, set: (value: T) => void, forget: () => void] {
  const inputAtom = useMemo(() => formInputAtom(form, schema), [form, schema])
  const [input, change] = useAtom(inputAtom)
  const [begun] = useState(begin)
  const actions = useMemo(
    () => ({ set: (value: T) => change(() => value), forget: () => change(() => null) }),
    [change],
  )
  useEffect(() => actions.forget, [actions])
  return [input ?? begun, actions.set, actions.forget]
}
