import { useLingui } from '@lingui/react/macro'
import { Phone } from 'lucide-react'
import { useShell } from '#/shell/chrome.ts'
import { Button } from './Button.tsx'
import css from './CallButton.module.css'

/** Calls a number, which it shows: not every device calls. */
export function CallButton({ phone: { written, href } }: { phone: { written: string; href: string } }) {
  const { t } = useLingui()
  const shell = useShell()
  return (
    <Button icon={<Phone aria-hidden="true" />} onPress={() => shell.openLink(href)}>
      <span>{t`Call`}</span>{' '}
      <span className={css.number} translate="no">
        {written}
      </span>
    </Button>
  )
}
