import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { ArrowLeft } from 'lucide-react'
import css from '#/first-screen/HeaderView.module.css'
import { backAtom, useShell } from '#/shell/chrome.ts'

/** The Back button of the web; Telegram renders its own. */
export function BackButton() {
  const { t } = useLingui()
  const back = useAtomValue(backAtom)
  if (!back) return null
  return (
    <button type="button" className={css.back} aria-label={t`Back`} onClick={back.run}>
      <ArrowLeft aria-hidden size={24} />
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
