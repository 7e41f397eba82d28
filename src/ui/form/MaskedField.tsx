import { MaskInput, type MaskInputOptions } from 'maska'
import { type ComponentProps, useEffect, useRef } from 'react'
import { PlacesField } from './PlacesField.tsx'

/** A field with a mask (maska): `#` is a digit. Shows the places that are still empty. */
export function MaskedField({
  mask,
  value,
  onChange,
  ref,
  ...field
}: Omit<ComponentProps<typeof PlacesField>, 'shown' | 'places' | 'onChange' | 'defaultValue'> & {
  mask: string
  /** As shown, with the mask's own characters. */
  value: string
  onChange: (value: string, isComplete: boolean) => void
}) {
  const own = useRef<HTMLInputElement>(null)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    const element = own.current
    if (!element) return
    const options: MaskInputOptions = {
      mask,
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
