import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { ArrowLeft, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { LanguageButton } from '#/features/language/index.ts'
import { href } from '#/paths.ts'
import { backAtom, useShell } from '#/shell/chrome.ts'
import css from './AuthLayout.module.css'
import { MainAction } from './MainAction.tsx'

/** Layout of sign-in and error pages: only a way out and the language around the content. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const { chrome } = useShell()
  const back = useAtomValue(backAtom)
  // The second step of signing in leads back to the first, which closes.
  const [path] = useLocation()
  const isStep = path === href('loginConfirm')
  return (
    <div className={css.layout}>
      {chrome === 'own' && (
        <header className={css.header}>
          {back ? (
            <button
              type="button"
              className={css.close}
              aria-label={isStep ? t`Back` : t`Close`}
              onClick={back.run}
            >
              {isStep ? <ArrowLeft aria-hidden size={24} /> : <X aria-hidden size={24} />}
            </button>
          ) : (
            <span />
          )}
          <LanguageButton />
        </header>
      )}
      <main tabIndex={-1} className={css.main}>
        {children}
      </main>
      {chrome === 'own' && <MainAction />}
    </div>
  )
}
