import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import type { Language } from '#/domain/text.ts'
import { LANGUAGES, localeOf } from '#/i18n/language.ts'
import { useLanguage } from '#/i18n/use-language.ts'
import { useShell } from '#/shell/chrome.ts'
import { languagesAtom } from '#/tenant/abilities.ts'
import { Notice } from '#/ui/Notice.tsx'
import { Sheet } from '#/ui/Sheet.tsx'
import { chooseLanguageAtom } from './atoms.ts'
import css from './LanguageSheet.module.css'

/** Each language's name in the other two, for whoever is lost in a wrong one. */
const IN_OTHERS: Record<Language, string> = {
  uz: 'Узбекский, Uzbek',
  ru: 'Ruscha, Russian',
  eng: 'Inglizcha, Английский',
}

/** The choice of a language; closes with the choice. */
export function LanguageSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const offered = useAtomValue(languagesAtom)
  const current = useLanguage()
  const choose = useSetAtom(chooseLanguageAtom)
  const shell = useShell()
  const name = useId()
  const [isLost, setIsLost] = useState(false)
  const take = async (language: Language) => {
    shell.haptic('selection')
    const isThere = await choose(language)
    setIsLost(!isThere)
    if (isThere) onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title={t`Language`} isNarrow>
      <fieldset className={css.list} aria-label={t`Language`}>
        {LANGUAGES.filter(({ language }) => offered.includes(language)).map(({ language, name: own }) => (
          <label key={language} className={css.row} lang={localeOf(language)}>
            <span className={css.words}>
              <span className={css.name}>{own}</span>
              <span className={css.others}>{IN_OTHERS[language]}</span>
            </span>
            <input
              type="radio"
              name={name}
              className={css.radio}
              checked={language === current}
              onChange={() => take(language)}
              onClick={language === current ? onClose : undefined}
            />
          </label>
        ))}
      </fieldset>
      {isLost && (
        <div className={css.lost}>
          <Notice tone="error" title={t`Could not load`}>
            {t`Check the connection and try again.`}
          </Notice>
        </div>
      )}
    </Sheet>
  )
}
