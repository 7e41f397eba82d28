import { useLingui } from '@lingui/react/macro'
import type { RoughFix } from '#/domain/geo/fix.ts'
import { useDecimal } from '#/i18n/format.ts'

/** Says how roughly the device knows where it is: in whole tens of metres, from a kilometre up in kilometres. */
export function useWithin(): (fix: RoughFix) => string {
  const { t } = useLingui()
  const decimal = useDecimal()
  return ({ accuracy }) => {
    const metres = Math.round(accuracy / 10) * 10
    const km = decimal(accuracy / 1_000)
    return metres < 1_000
      ? t`Your device knows where you are only to within ${metres} m`
      : t`Your device knows where you are only to within ${km} km`
  }
}
