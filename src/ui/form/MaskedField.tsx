import { MaskInput, type MaskInputOptions } from 'maska'
import { type ComponentProps, useEffect, useRef } from 'react'
import { PlacesField } from './PlacesField.tsx'

/** A field with a mask (maska): `#` is a digit. Shows the places that are still empty. */
export function MaskedField({
  mask,
  read,
  value,
  onChange,
  ref,
  ...field
}: Omit<ComponentProps<typeof PlacesField>, 'shown' | 'places' | 'onChange' | 'defaultValue'> & {
  mask: string
  /** As shown, with the mask's own characters. */
  value: string
  onChange: (value: string, isComplete: boolean) => void
  /** Brings what a browser fills in into the order of the mask. */
  read?: (text: string) => string
}) {
  const own = useRef<HTMLInputElement>(null)
  const latest = useRef(onChange)
  const latestRead = useRef(read)
  useEffect(() => {
    latest.current = onChange
    latestRead.current = read
  })
  useEffect(() => {
    const element = own.current
    if (!element) return
    const options: MaskInputOptions = {
      mask,
      preProcess: (text) => latestRead.current?.(text) ?? text,
      onMaska: ({ masked, completed }) => latest.current(masked, completed),
    }
    const masked = new MaskInput(element, options)
    return () => masked.destroy()
  }, [mask])
  useEffect(() => {
    const element = own.current
    if (element && element.value !== value) element.value = value
  }, [value])
  return (
    <PlacesField
      {...field}
      ref={(element) => {
        own.current = element
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
      shown={value}
      defaultValue={value}
      places={mask.slice(value.length).replaceAll('#', '_')}
    />
  )
}
