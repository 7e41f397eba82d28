import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { ActionItem, type ActionLook } from '#/ui/ActionItem.tsx'
import { lazyLayer } from '#/ui/layer/lazy-layer.tsx'

/** What draws codes for cameras comes when the sheet is opened. */
const HandOverSheet = lazyLayer(() => import('./HandOverSheet.tsx'), 'HandOverSheet')

/** Opens the code that takes the basket to another device. */
export function ContinueElsewhere({ look }: { look: ActionLook }) {
  const { t } = useLingui()
  const { handOver: isOn } = useAtomValue(abilitiesAtom)
  const [isOpen, setIsOpen] = useState(false)
  if (!isOn) return null
  return (
    <>
      <ActionItem
        label={t`Continue on another device`}
        icon={MonitorSmartphone}
        look={look}
        onPress={() => setIsOpen(true)}
      />
      <HandOverSheet open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
