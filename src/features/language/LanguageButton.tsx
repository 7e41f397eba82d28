import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { LanguageButtonView } from '#/first-screen/LanguageButtonView.tsx'
import { languagesAtom } from '#/tenant/abilities.ts'
import { lazyComponent } from '#/ui/lazy-component.ts'
import { useViewContext } from '#/ui/use-view-context.ts'

const LanguageSheet = lazyComponent(() => import('./LanguageSheet.tsx'), 'LanguageSheet')

/** The language of the page, and the way to another. Nothing where the merchant offers only one. */
export function LanguageButton({ look }: { look?: 'pill' | 'bare' }) {
  const context = useViewContext()
  const isChoice = useAtomValue(languagesAtom).length > 1
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (!isChoice) return null
  const show = () => {
    setWasOpened(true)
    setOpen(true)
  }
  return (
    <>
      <LanguageButtonView {...{ look, context }} onPress={show} />
      {wasOpened && (
        <Suspense>
          <LanguageSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
