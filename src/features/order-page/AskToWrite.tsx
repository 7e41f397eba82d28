import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { wasAskedToWriteAtom } from '#/session/saved.ts'
import { useShell } from '#/shell/chrome.ts'
import { Button } from '#/ui/Button.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import css from './AskToWrite.module.css'

/** Offers that the bot writes what happens to the order, once, where the customer can let it (BX-12). */
export function AskToWrite() {
  const { t } = useLingui()
  const shell = useShell()
  const notify = useNotify()
  const [wasAsked, setWasAsked] = useAtom(wasAskedToWriteAtom)
  const [busy, setBusy] = useState(false)
  if (wasAsked || !shell.canAskToWrite()) return null
  const allow = async () => {
    setBusy(true)
    const answer = await shell.askToWrite()
    setBusy(false)
    setWasAsked(true)
    if (answer === 'allowed') notify({ text: t`You’ll get updates in Telegram`, tone: 'good' })
  }
  return (
    <section className={css.card} aria-label={t`Messages about the order`}>
      <p className={css.title}>{t`Get order updates in Telegram?`}</p>
      <p
        className={css.text}
      >{t`When we start cooking, when the courier leaves and when it arrives. No ads.`}</p>
      <div className={css.actions}>
        <Button look="brand" busy={busy} onPress={() => void allow()}>{t`Turn on`}</Button>
        <Button look="plain" disabled={busy} onPress={() => setWasAsked(true)}>{t`Not now`}</Button>
      </div>
    </section>
  )
}
