import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import css from '#/first-screen/HeaderView.module.css'
import { backAtom, titleAtom, useShell } from '#/shell/chrome.ts'
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

/** A header with Back alone, and the page's title where the page itself does not show it. */
export function BackHeader() {
  const { chrome } = useShell()
  const title = useAtomValue(titleAtom)
  if (chrome === 'host') return null
  return (
    <header className={css.header}>
      <div className={css.backLine}>
        <BackButton />
        {/* Screen readers have it as the heading of the page. */}
        <span className={css.pageTitle} aria-hidden="true">
          {title}
        </span>
      </div>
    </header>
  )
}
