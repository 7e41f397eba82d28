import { useState } from 'react'
import type { Sum } from '#/domain/money.ts'
import { amountIn } from '#/domain/money-text.ts'
import { MOST_TYPED, sumIn, sumShape } from '#/domain/sum-field.ts'
import { useLanguage } from '#/i18n/use-language.ts'

/**
 * What makes a field one for a sum: whole so'm up to `most`, 0 when it is empty, in threes while they are typed, without
 * the caret moving. For `Field` and every other one that takes a `shape`. (CO-17)
 */
export function useSumField(sum: Sum, onChange: (sum: Sum) => void, most: Sum = MOST_TYPED) {
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  return {
    // What is typed may begin with zeros, until the field is left.
    value: sumIn(typed) === sum ? typed : sum > 0 ? amountIn(language, sum) : '',
    shape: sumShape(language, most),
    onChange: (text: string) => {
      setTyped(text)
      onChange(sumIn(text))
    },
    onBlur: () => setTyped(''),
    inputMode: 'numeric',
    autoComplete: 'off',
  } as const
}
