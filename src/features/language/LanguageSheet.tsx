import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import { LANGUAGES, localeOf } from '#/domain/language.ts'
import type { Language } from '#/domain/text.ts'
import { useLanguage } from '#/i18n/use-language.ts'
import { useShell } from '#/shell/chrome.ts'
import { languagesAtom } from '#/tenant/abilities.ts'
import { Notice } from '#/ui/Notice.tsx'
import { RadioRow, RadioRows } from '#/ui/RadioRow.tsx'
import { Sheet } from '#/ui/Sheet.tsx'
import { chooseLanguageAtom } from './atoms.ts'
import css from './LanguageSheet.module.css'

/** Each language's name in the other two, for customers who cannot read the present one. */
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
      <RadioRows label={t`Language`}>
        {LANGUAGES.filter(({ language }) => offered.includes(language)).map(({ language, name: own }) => (
          <RadioRow
            key={language}
            lang={localeOf(language)}
            title={<span translate="no">{own}</span>}
            note={<span translate="no">{IN_OTHERS[language]}</span>}
            isStrong={language === current}
            name={name}
            checked={language === current}
            onChange={() => take(language)}
            onClick={language === current ? onClose : undefined}
          />
        ))}
      </RadioRows>
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
