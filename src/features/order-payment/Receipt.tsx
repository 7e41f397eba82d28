import { useLingui } from '@lingui/react/macro'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import type { Order } from '#/api/schema/order.ts'
import { shownReceipt } from '#/domain/order/receipt.ts'
import { Button } from '#/ui/Button.tsx'
import { lazyLayer } from '#/ui/layer/lazy-layer.tsx'
import css from './Receipt.module.css'

/** What draws codes for cameras comes when the sheet is opened. */
const ReceiptSheet = lazyLayer(() => import('./ReceiptSheet.tsx'), 'ReceiptSheet')

/** The fiscal receipt of a paid order; nothing where there is none (BX-33). */
export function Receipt({ order }: { order: Order }) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const receipt = shownReceipt(order)
  if (!receipt) return null
  return (
    <>
      <Button
        size="page"
        className={css.open}
        icon={<ReceiptText aria-hidden="true" />}
        onPress={() => setIsOpen(true)}
      >
        {t`Fiscal receipt`}
      </Button>
      <ReceiptSheet receipt={receipt} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
