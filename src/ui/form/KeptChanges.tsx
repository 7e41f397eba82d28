import { useLingui } from '@lingui/react/macro'
import { type Atom, useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Notice } from '#/ui/Notice.tsx'
import { useNotify } from '#/ui/notices/notices.ts'

/**
 * Heads a form whose changes outlive its page. When they are there from an earlier visit it says so and can discard
 * them; when the page is left with changes, a notice says that they are kept and leads back (PF-02, DL-04).
 */
export function KeptChanges({
  isChanged,
  input,
  to,
  part,
  onDiscard,
}: {
  isChanged: boolean
  /** What is kept of the form; null: nothing. */
  input: Atom<unknown>
  /** The address of the form's page. */
  to: string
  /** Another page that belongs to the form: going there does not leave it. */
  part?: string
  onDiscard: () => void
}) {
  const { t } = useLingui()
  const [wasLeft, setWasLeft] = useState(isChanged)
  useUnsavedNotice(isChanged, input, part ? [to, part] : [to])
  if (!wasLeft || !isChanged) return null
  const discard = () => {
    setWasLeft(false)
    onDiscard()
  }
  return (
    <Notice tone="warn" title={t`Not saved yet`} action={{ label: t`Discard`, onPress: discard }}>
      {t`Your changes from before are still here.`}
    </Notice>
  )
}

/** `pages`: those of the form, the first of which the notice leads to. */
function useUnsavedNotice(isChanged: boolean, input: Atom<unknown>, pages: [to: string, part?: string]) {
  const { t } = useLingui()
  const store = useStore()
  const notify = useNotify()
  const [, navigate] = useLocation()
  const report = useRef(() => {})
  useEffect(() => {
    report.current = () => {
      const isHere = (page: string) => location.pathname === new URL(page, location.href).pathname
      // Saved, and left before it was rendered: `isChanged` is of the render before.
      if (!isChanged || store.get(input) === null) return
      if (pages.some((page) => page && isHere(page))) return
      notify({
        text: t`Your changes are kept but not saved`,
        action: { label: t`Open`, onPress: () => navigate(pages[0]) },
      })
    }
  })
  useEffect(() => () => report.current(), [])
}
