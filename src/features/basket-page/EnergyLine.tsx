import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Flame } from 'lucide-react'
import { energyOf } from '#/domain/menu/energy.ts'
import { useBasket } from '#/features/basket/index.ts'
import { useAmount } from '#/i18n/format.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { IconLine } from '#/ui/IconLine.tsx'

/** The energy of what lies in the basket, where most of the dishes say theirs (DX-15). */
export function EnergyLine() {
  const { t } = useLingui()
  const amount = useAmount()
  const { menuHints } = useAtomValue(abilitiesAtom)
  const { payable } = useBasket()
  const energy = menuHints ? energyOf(payable) : null
  if (!energy) return null
  const kcal = amount(energy.kcal)
  return (
    <IconLine icon={Flame}>
      {energy.isWhole ? t`${kcal} kcal in the basket` : t`At least ${kcal} kcal in the basket`}
    </IconLine>
  )
}
