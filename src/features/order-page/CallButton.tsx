import { useLingui } from '@lingui/react/macro'
import { Phone } from 'lucide-react'
import { phoneHref } from '#/domain/phone.ts'
import { useShell } from '#/shell/chrome.ts'
import { IconButton } from '#/ui/Button.tsx'
import css from './OrderHead.module.css'

/** Calls whoever can be asked about an order now. */
export function CallButton({ phone, isCouriers }: { phone: string; isCouriers: boolean }) {
  const { t } = useLingui()
  const shell = useShell()
  return (
    <IconButton
      label={isCouriers ? t`Call the courier` : t`Call the branch`}
      size={44}
      className={css.contact}
      onPress={() => shell.openLink(phoneHref(phone))}
    >
      <Phone aria-hidden="true" />
    </IconButton>
  )
}
