import { useLingui } from '@lingui/react/macro'
import { useMoney } from '#/i18n/format.ts'
import { Confirm } from '#/ui/Confirm.tsx'
import type { PayQuestion as Question } from './pay-question.ts'

/** Asks before a payment page opens that may take money twice, takes another sum, or takes none any more (PY-03). */
export function PayQuestion({
  sum,
  isTip = false,
  question,
  isAsked,
  confirm,
  dismiss,
}: {
  /** What is to be paid, so'm: the order, or a tip for it; null: not known, and then no other sum is asked about. */
  sum: number | null
  isTip?: boolean
  question: Question
  isAsked: boolean
  confirm: () => void
  dismiss: () => void
}) {
  const { t } = useLingui()
  const money = useMoney()
  const total = sum === null ? '' : money(sum)
  const amount = question.why === 'sum' ? money(question.amount) : ''
  const sumText = () => {
    // The order was asked for again meanwhile.
    if (amount === total) return t`This is what the order costs now.`
    return isTip
      ? t`The payment page asks for ${amount}, but the tip is ${total}.`
      : t`The payment page asks for ${amount}, but the order costs ${total}.`
  }
  const words = {
    again: {
      title: t`Pay once more?`,
      text: t`If the money was taken, do not pay again: some providers take a few minutes to tell us.`,
      label: t`Pay again`,
    },
    sum: {
      title: t`Pay ${amount}?`,
      text: sumText(),
      label: t`Open the payment page`,
    },
    expired: {
      title: t`The payment page has expired`,
      text: t`It may not take the payment any more. If it does not, call the branch.`,
      label: t`Open the payment page`,
    },
  }[question.why]
  return (
    <Confirm
      open={isAsked}
      onClose={dismiss}
      title={words.title}
      confirmLabel={words.label}
      onConfirm={confirm}
    >
      {words.text}
    </Confirm>
  )
}
