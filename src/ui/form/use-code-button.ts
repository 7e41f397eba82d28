import { useLingui } from '@lingui/react/macro'
import { minutesAndSeconds } from '#/domain/hours/countdown.ts'
import { useMainButton } from '#/shell/chrome.ts'

/**
 * The main button that asks for a code by SMS, with the time left until one may be asked for again. `wait`: s.
 */
export function useCodeButton({
  wait,
  busy,
  disabled,
  ask,
}: {
  wait: number
  busy: boolean
  disabled: boolean
  ask: () => Promise<void>
}) {
  const { t } = useLingui()
  const left = minutesAndSeconds(wait)
  useMainButton({
    label: wait > 0 ? t`Get the code · ${left}` : t`Get the code`,
    busy,
    disabled: disabled || wait > 0,
    onPress: ask,
  })
}
