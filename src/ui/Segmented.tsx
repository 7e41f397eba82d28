import { useId } from 'react'
import { useShell } from '#/shell/chrome.ts'
import { type SegmentedOption, SegmentedView } from '#/ui/base/SegmentedView.tsx'

/** A radio group of a few options: `SegmentedView` with haptic feedback. */
export function Segmented<T extends string>(props: {
  label: string
  value: T | null
  options: readonly SegmentedOption<T>[]
  onChange: (value: T) => void
  className?: string | undefined
}) {
  const name = useId()
  const shell = useShell()
  const choose = (chosen: T) => {
    shell.haptic('selection')
    props.onChange(chosen)
  }
  return <SegmentedView {...props} name={name} onChange={choose} />
}
