import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { ChevronDown, Languages } from 'lucide-react'
import { Suspense, useState } from 'react'
import { VisuallyHidden } from '#/first-screen/VisuallyHidden.tsx'
import { LANGUAGES } from '#/i18n/language.ts'
import { useLanguage } from '#/i18n/use-language.ts'
import { languagesAtom } from '#/tenant/abilities.ts'
import { lazyComponent } from '#/ui/lazy-component.ts'
import css from './LanguageButton.module.css'

const LanguageSheet = lazyComponent(() => import('./LanguageSheet.tsx'), 'LanguageSheet')

/** The language of the page, and the way to another. Nothing where the merchant offers only one. */
export function LanguageButton({ look = 'pill' }: { look?: 'pill' | 'bare' }) {
  const { t } = useLingui()
  const language = useLanguage()
  const isChoice = useAtomValue(languagesAtom).length > 1
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (!isChoice) return null
  const current = LANGUAGES.find((one) => one.language === language)
  const name = current?.name ?? ''
  return (
    <>
      <button
        type="button"
        className={css[look]}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true)
          setOpen(true)
        }}
      >
        <VisuallyHidden>{t`Language: ${name}`}</VisuallyHidden>
        {look === 'pill' && <Languages size={18} aria-hidden="true" />}
        {current?.short}
        {look === 'bare' && <ChevronDown size={16} aria-hidden="true" />}
      </button>
      {wasOpened && (
        <Suspense>
          <LanguageSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
