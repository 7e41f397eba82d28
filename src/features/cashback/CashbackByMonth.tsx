import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { ChartColumn } from 'lucide-react'
import { useState } from 'react'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { Button } from '#/ui/Button.tsx'
import { lazyLayer } from '#/ui/layer/lazy-layer.tsx'

const HistorySheet = lazyLayer(() => import('./HistorySheet.tsx'), 'HistorySheet')

/** Opens what came, went and expires by month, where the server has the history (DX-10). `balance`: so'm. */
export function CashbackByMonth({ balance, className }: { balance: number; className?: string | undefined }) {
  const { t } = useLingui()
  const { cashbackHistory } = useAtomValue(abilitiesAtom)
  const [isOpen, setIsOpen] = useState(false)
  if (!cashbackHistory) return null
  return (
    <>
      <Button
        size="line"
        icon={<ChartColumn size={18} aria-hidden="true" />}
        className={className}
        onPress={() => setIsOpen(true)}
      >
        {t`Cashback by month`}
      </Button>
      <HistorySheet open={isOpen} onClose={() => setIsOpen(false)} balance={balance} />
    </>
  )
}
