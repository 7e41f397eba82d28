import { useState } from 'react'

/** Brings the element of this id into view and the cursor into it. */
export function showField(id: string) {
  const element = document.getElementById(id)
  element?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  element?.focus({ preventScroll: true })
}

/**
 * A form says nothing of its empty fields before its action is first pressed; from then on it does so as they are
 * filled in. `missing`: fields that still want something, in the order of the page. `show` gets the first of them.
 */
export function useRequiredFields<F extends string>(missing: readonly F[], show?: (field: F) => void) {
  const [isChecked, setIsChecked] = useState(false)
  const marked: readonly F[] = isChecked ? missing : []
  return {
    isChecked,
    /** Fields to be shown as missing now. */
    marked,
    /** Called by the action. True: nothing is missing. */
    check: (): boolean => {
      setIsChecked(true)
      const [first] = missing
      if (first !== undefined) show?.(first)
      return first === undefined
    },
  }
}
