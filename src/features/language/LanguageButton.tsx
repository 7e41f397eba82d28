import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { LanguageButtonView } from '#/first-screen/LanguageButtonView.tsx'
import { languagesAtom } from '#/tenant/abilities.ts'
import { useViewContext } from '#/ui/use-view-context.ts'
import { LanguageSheet } from './language-sheet.ts'

/** The language of the page, and the way to another. Nothing where the merchant offers only one. */
export function LanguageButton({ look }: { look?: 'pill' | 'bare' }) {
  const context = useViewContext()
  const isChoice = useAtomValue(languagesAtom).length > 1
  const [open, setOpen] = useState(false)
  if (!isChoice) return null
  return (
    <>
      <LanguageButtonView {...{ look, context }} onPress={() => setOpen(true)} />
      <LanguageSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
