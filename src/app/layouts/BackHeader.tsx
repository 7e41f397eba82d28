import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import css from '#/first-screen/HeaderView.module.css'
import { backAtom, useShell } from '#/shell/chrome.ts'
import { LineIcon } from '#/ui/LineIcon.tsx'

/** The Back button of the web; Telegram renders its own. */
export function BackButton() {
  const { t } = useLingui()
  const back = useAtomValue(backAtom)
  if (!back) return null
  return (
    <button type="button" className={css.back} aria-label={t`Back`} onClick={back.run}>
      <LineIcon of="back" size={24} />
    </button>
  )
}

/** A header with nothing but Back. */
export function BackHeader() {
  const { chrome } = useShell()
  if (chrome === 'host') return null
  return (
    <header className={css.header}>
      <BackButton />
    </header>
  )
}
