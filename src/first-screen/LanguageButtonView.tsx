import { LANGUAGES } from '#/domain/language.ts'
import { Icon } from '#/ui/base/Icon.tsx'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import type { ViewContext } from '#/ui/base/view-context.ts'
import { WORDS } from '#/ui/base/words.ts'
import css from './LanguageButtonView.module.css'
import { pressOf } from './presses.ts'

/** The language of the page; a press opens the list of them. */
export function LanguageButtonView({
  look = 'pill',
  context: { say, language },
  onPress,
}: {
  look?: 'pill' | 'bare'
  context: Pick<ViewContext, 'say' | 'language'>
  onPress?: () => void
}) {
  const { name, short } = LANGUAGES.find((one) => one.language === language) ?? { name: '', short: '' }
  return (
    <button
      type="button"
      className={css[look]}
      aria-haspopup="dialog"
      data-press={pressOf('show', 'language')}
      onClick={onPress}
    >
      <VisuallyHidden>{say(WORDS.language, { name })}</VisuallyHidden>
      {look === 'pill' && <Icon of="languages" size={18} />}
      <span translate="no">{short}</span>
      {look === 'bare' && <Icon of="down" size={16} />}
    </button>
  )
}
