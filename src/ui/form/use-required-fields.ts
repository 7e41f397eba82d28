import { useState } from 'react'

/** Brings the element of this id into view and the cursor into it. */
export function showField(id: string) {
  const element = document.getElementById(id)
  // In this order: on phones the focus would end a scroll that has begun.
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center', behavior: 'smooth' })
}

/**
 * A form reports its empty required fields only after its main button was pressed, and updates that as they are filled
 * in. `missing`: fields that are still empty, in the order of the page. `show` gets the first of them.
 */
export function useRequiredFields<F extends string>(missing: readonly F[], show?: (field: F) => void) {
  const [isChecked, setIsChecked] = useState(false)
  const marked: readonly F[] = isChecked ? missing : []
  return {
    isChecked,
    /** Fields to be shown as missing now. */
    marked,
    /** Called by the main button. True: nothing is missing. */
    check: (): boolean => {
      setIsChecked(true)
      const [first] = missing
      if (first !== undefined) show?.(first)
      return first === undefined
    },
  }
}
