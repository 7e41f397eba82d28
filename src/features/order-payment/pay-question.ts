import { useState } from 'react'
import type { Payment, PaymentPage } from './payment-page.ts'

/**
 * What is asked before a payment page opens. `again`: one was opened before, and its payment may still arrive. `sum`: it
 * asks for another sum than it should. `expired`: it takes no payment any more.
 */
export type PayQuestion =
  | { why: 'again' }
  | { why: 'sum'; amount: number; page: PaymentPage }
  | { why: 'expired'; page: PaymentPage }

/** What has to be asked before this one opens; null: nothing. */
export function questionOf({ page, otherAmount, isExpired }: Payment): PayQuestion | null {
  if ('none' in page) return null
  if (isExpired) return { why: 'expired', page }
  return otherAmount === null ? null : { why: 'sum', amount: otherAmount, page }
}

const NOT_ASKED = { question: { why: 'again' }, isAsked: false } as const

/** A question on the screen; its words stay while its dialog closes. */
export function usePayQuestion() {
  const [{ question, isAsked }, setAsked] = useState<{ question: PayQuestion; isAsked: boolean }>(NOT_ASKED)
  return {
    question,
    isAsked,
    ask: (one: PayQuestion) => setAsked({ question: one, isAsked: true }),
    dismiss: () => setAsked({ question, isAsked: false }),
  }
}
