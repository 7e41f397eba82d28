import { useLingui } from '@lingui/react/macro'
import { atom, useAtom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { isAgainst } from '#/domain/menu/preferences.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { useShell } from '#/shell/chrome.ts'
import { Confirm } from '#/ui/Confirm.tsx'
import { type Adding, askedAtom } from './preferences.ts'
import { useVerdict } from './use-verdict.ts'
import { useVerdictWords } from './verdict-words.ts'

/** What was answered with "Add" in this visit, by dish and reason: nobody is asked the same twice. */
const answeredAtom = atom<ReadonlySet<string>>(new Set<string>())

/** "Contains nuts. Add anyway?" Nothing is asked about a dish that suits, or of which nothing is known. */
export function AddQuestion({ product, choices, add, isOpen }: Adding & { isOpen: boolean }) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const shell = useShell()
  const [answered, setAnswered] = useAtom(answeredAtom)
  const setAsked = useSetAtom(askedAtom)
  const verdict = useVerdict()(product, choices)
  const reason = useVerdictWords().against(verdict)
  const answer = JSON.stringify([product.id, verdict.contains, verdict.unmarked])
  const isNeeded = isAgainst(verdict) && !answered.has(answer)
  const close = () => setAsked({ product, choices, add, isOpen: false })
  const passes = isOpen && !isNeeded
  useEffect(() => {
    if (!passes) return
    setAsked(null)
    add()
  }, [passes, add, setAsked])
  useEffect(() => {
    if (isOpen && isNeeded) shell.haptic('warning')
  }, [isOpen, isNeeded, shell])
  return (
    <Confirm
      open={isOpen && isNeeded}
      onClose={close}
      title={t`${reason} Add anyway?`}
      confirmLabel={t`Add`}
      onConfirm={() => {
        add()
        // Closed first: an answered question that is still open would add the dish once more.
        close()
        setAnswered(new Set([...answered, answer]))
      }}
    >
      {textIn(product.name)}
    </Confirm>
  )
}
