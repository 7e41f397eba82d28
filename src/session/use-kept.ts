import { useAtom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import type * as v from 'valibot'
import { formInputAtom } from './form-input.ts'

/**
 * As `useState`, for what a customer types or chooses before it counts: a reload of the tab keeps it, leaving the page
 * does not (TG-13). `form`: its name, of which only one is on the screen.
 */
export function useKept<T>(
  form: string,
  schema: v.GenericSchema<unknown, T>,
  begin: () => T,
): [value: T, set: (value: T) => void, forget: () => void] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form has one schema
  const inputAtom = useMemo(() => formInputAtom(form, schema), [form])
  const [input, change] = useAtom(inputAtom)
  const [begun] = useState(begin)
  const actions = useMemo(
    () => ({ set: (value: T) => change(() => value), forget: () => change(() => null) }),
    [change],
  )
  useEffect(() => actions.forget, [actions])
  return [input ?? begun, actions.set, actions.forget]
}
