import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { ArrowLeft, Search, X } from 'lucide-react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { backAtom, useShell } from '#/shell/chrome.ts'
import { IconButton } from '#/ui/Button.tsx'
import css from './SearchField.module.css'

/** The page's own head: Back where the shell draws none, and the field. */
export function SearchField({
  text,
  onText,
  onDown,
  after,
  ref,
}: {
  text: string
  onText: (text: string) => void
  /** Enter or an arrow: on to what was found. */
  onDown: (key: 'Enter' | 'ArrowDown') => void
  after?: ReactNode
  ref: RefObject<HTMLInputElement | null>
}) {
  const { t } = useLingui()
  const { chrome } = useShell()
  const back = useAtomValue(backAtom)
  const clear = () => {
    onText('')
    ref.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method is still choosing letters with these keys.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && text !== '') clear()
    else if (event.key === 'Enter' || event.key === 'ArrowDown') onDown(event.key)
    else return
    event.preventDefault()
  }
  return (
    <search className={css.head}>
      {chrome === 'own' && back && (
        <IconButton look="bare" size={44} className={css.back} label={t`Back`} onPress={back.run}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
      )}
      <div className={css.box}>
        <Search size={20} className={css.glass} aria-hidden="true" />
        <input
          ref={ref}
          className={css.input}
          type="search"
          inputMode="search"
          enterKeyHint="search"
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
          aria-label={t`Search dishes`}
          placeholder={t`Search dishes`}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
        />
        {text !== '' && (
          <button type="button" className={css.clear} aria-label={t`Clear search`} onClick={clear}>
            <X size={14} strokeWidth={2.5} aria-hidden="true" />
          </button>
        )}
      </div>
      {after}
    </search>
  )
}
