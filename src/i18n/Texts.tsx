import { I18nProvider, type TransRenderProps } from '@lingui/react'
import { Children, type ReactNode } from 'react'
import { i18n } from './catalog.ts'

/** The catalogs for all that is in it. */
export function Texts({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n} defaultComponent={Sentence}>
      {/* lone-text: it stands around whole pages */}
      {children}
    </I18nProvider>
  )
}

/** What `<Trans>` and `<Plural>` render: each text in an element of its own, which a translating browser needs (LN-08). */
function Sentence({ translation }: TransRenderProps) {
  return (
    <>
      {/* lone-text: here each gets its element */}
      {Children.map(translation, (part) => (typeof part === 'string' ? <span>{part}</span> : part))}
    </>
  )
}
