import { useLingui } from '@lingui/react/macro'
import type { FiscalReceipt } from '#/domain/order/receipt.ts'
import { useDateTime } from '#/i18n/use-date-time.ts'
import { useShell } from '#/shell/chrome.ts'
import { Button } from '#/ui/Button.tsx'
import { QrCode } from '#/ui/QrCode.tsx'
import { Sheet } from '#/ui/Sheet.tsx'
import css from './Receipt.module.css'

/** The receipt as a code for the tax authority's app and as a link, with what stands on the paper one (BX-33). */
export function ReceiptSheet({
  receipt,
  open,
  onClose,
}: {
  receipt: FiscalReceipt
  open: boolean
  onClose: () => void
}) {
  const { t } = useLingui()
  const shell = useShell()
  const dateTime = useDateTime()
  const { url, fiscalSign, terminalId, at } = receipt
  const facts = [
    [t`Fiscal sign`, fiscalSign],
    [t`Terminal`, terminalId],
    [t({ message: 'Issued', context: 'receipt' }), at && dateTime(at)],
  ] as const
  return (
    <Sheet open={open} onClose={onClose} title={t`Fiscal receipt`} isNarrow>
      <div className={css.sheet}>
        <QrCode text={url} label={t`QR code of the receipt`} />
        <p className={css.lead}>{t`Scan the code in the Soliq app to check the receipt.`}</p>
        <dl className={css.facts}>
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name} className={css.fact}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <Button size="page" look="brand" onPress={() => shell.openLink(url)}>{t`Open the receipt`}</Button>
      </div>
    </Sheet>
  )
}
