import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { ArrowLeft } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import { backAtom, useShell } from '#/shell/chrome.ts'
import { IconButton } from '#/ui/Button.tsx'
import type { Elements } from '#/ui/base/elements.ts'
import { SearchBox } from '#/ui/form/SearchBox.tsx'
import css from './SearchField.module.css'

/** The page's own head: Back where the shell renders none, and the field. */
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
  after?: Elements
  ref: RefObject<HTMLInputElement | null>
}) {
  const { t } = useLingui()
  const { chrome } = useShell()
  const back = useAtomValue(backAtom)
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method is still choosing letters with these keys.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && text !== '') onText('')
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
      <SearchBox
        ref={ref}
        label={t`Search dishes`}
        inputMode="search"
        value={text}
        onChange={onText}
        onKeyDown={onKeyDown}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
      />
      {after}
    </search>
  )
}
