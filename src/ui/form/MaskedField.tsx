import type { ComponentProps } from 'react'
import { maskShape } from '#/domain/typed-text.ts'
import { PlacesField } from './PlacesField.tsx'
import { useShaped } from './shape-text.ts'

/** A field of digits with a mask, `#` for each; shows the places that are still empty. */
export function MaskedField({
  mask,
  read,
  value,
  onChange,
  ...field
}: Omit<ComponentProps<typeof PlacesField>, 'shown' | 'places' | 'value' | 'onChange'> & {
  mask: string
  /** As shown, with the mask's own characters. */
  value: string
  onChange: (value: string) => void
  /** The digits of what is pasted or filled in, where their order may differ from the mask's. */
  read?: (text: string) => string
}) {
  const shaped = useShaped(value, onChange, maskShape(mask, read))
  return (
    <PlacesField
      {...field}
      shown={value}
      places={mask.slice(value.length).replaceAll('#', '_')}
      value={value}
      {...shaped}
    />
  )
}
