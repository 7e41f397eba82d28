import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { ScanQrCode } from 'lucide-react'
import { tableInCode } from '#/domain/start-link.ts'
import { useShell } from '#/shell/chrome.ts'
import { Button } from '#/ui/Button.tsx'
import { openTable } from './open-table.ts'

/** Chooses the table whose QR code the client's own scanner reads (BX-29); nothing where it has none. */
export function ScanTable({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const { scanCode } = useShell()
  const store = useStore()
  const client = useQueryClient()
  if (!scanCode) return null
  const scan = async () => {
    const code = await scanCode(t`The code is on your table`, (text) => tableInCode(text) !== null)
    const id = code && tableInCode(code)
    if (id && (await openTable(store, client, id))) onDone()
  }
  return (
    <Button isWide icon={<ScanQrCode aria-hidden="true" />} onPress={() => void scan()}>
      {t`Scan the code`}
    </Button>
  )
}
