import { useStore } from 'jotai'
import { mainButtonAtom } from '#/shell/chrome.ts'
import type { Elements } from '#/ui/base/elements.ts'

/**
 * A form without a button of its own: the main button of the page sends it. `enterSends`: Enter in a field does the same,
 * under the same conditions; not where a press commits, as that on Order.
 */
export function Form({
  className,
  enterSends = false,
  children,
}: {
  className?: string | undefined
  enterSends?: boolean
  children: Elements
}) {
  const store = useStore()
  const send = () => {
    const button = store.get(mainButtonAtom)
    if (button && !button.busy && !button.disabled) void button.onPress()
  }
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (enterSends) send()
      }}
    >
      {children}
      {/* Without a submit button Enter in one of several fields does nothing. */}
      {enterSends && <button type="submit" hidden />}
    </form>
  )
}
