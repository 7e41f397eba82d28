import { useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { changeDraftAtom } from '#/features/order-draft/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { useShell } from '#/shell/chrome.ts'
import { citiesAtom, cityIdAtom } from '#/tenant/merchant.ts'
import { Chip } from '#/ui/base/Chip.tsx'
import hidden from '#/ui/base/VisuallyHidden.module.css'
import css from './CityChips.module.css'

/** The cities of a merchant that has several (ST-09): addresses are searched and branches shown in the chosen one. */
export function CityChips() {
  const { t } = useLingui()
  const cities = useAtomValue(citiesAtom)
  const [chosen, choose] = useAtom(cityIdAtom)
  const change = useSetAtom(changeDraftAtom)
  const shell = useShell()
  const textIn = useTextIn()
  if (cities.length < 2) return null
  return (
    <fieldset className={css.cities}>
      <legend className={hidden.spoken}>{t`City`}</legend>
      {cities.map(({ id, name }) => (
        <Chip
          key={id}
          kind="toggle"
          isActive={id === chosen}
          onPress={() => {
            shell.haptic('selection')
            choose(id)
            change({ cityId: id })
          }}
        >
          {textIn(name)}
        </Chip>
      ))}
    </fieldset>
  )
}
