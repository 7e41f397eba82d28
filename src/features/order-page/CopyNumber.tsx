import { useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { formatPhone } from '#/domain/phone.ts'
import { copyText } from '#/lib/copy-text.ts'
import { IconButton } from '#/ui/Button.tsx'
import { useNotify } from '#/ui/notices/notices.ts'

/** Copies a number: a device that cannot call gives no sign when a call button is pressed. */
export function CopyNumber({ phone }: { phone: string }) {
  const { t } = useLingui()
  const notify = useNotify()
  const copy = async () => {
    const isCopied = await copyText(formatPhone(phone))
    notify(isCopied ? t`Number copied` : { text: t`Please copy the number by hand`, tone: 'error' })
  }
  return (
    <IconButton label={t`Copy the number`} onPress={copy}>
      <Copy aria-hidden="true" />
    </IconButton>
  )
}
