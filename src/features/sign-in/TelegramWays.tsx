import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isSignedOutAtom } from '#/session/saved.ts'
import { useShell } from '#/shell/chrome.ts'
import { linksAtom } from '#/tenant/links.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { Button } from '#/ui/Button.tsx'
import { Notice } from '#/ui/Notice.tsx'
import css from './Login.module.css'
import { askTelegramAtom, shareContactAtom, type TelegramAnswer } from './telegram.ts'

/** ms; a client that has not answered by then may never do, so that the customer can go on in the meantime. */
const ANSWERED_BY_MS = 5_000

/**
 * Inside Telegram: signing in by the Telegram account. Tried once automatically, but not after a logout by hand
 * (SI-10), when the customer has to press. A successful sign-in closes the screen.
 */
export function TelegramWays() {
  const { t } = useLingui()
  const ask = useSetAtom(askTelegramAtom)
  const share = useSetAtom(shareContactAtom)
  const [isBusy, setIsBusy] = useState(false)
  const [isLate, setIsLate] = useState(false)
  const [answer, setAnswer] = useState<TelegramAnswer | null>(null)
  const [hasAsked, setHasAsked] = useState(false)
  const store = useStore()
  const [isSilent, setIsSilent] = useState(true)
  useEffect(() => {
    // Another window may have logged out meanwhile.
    store.set(isSignedOutAtom)
    const isAsked = !store.get(isSignedOutAtom)
    setIsSilent(isAsked)
    if (isAsked) void ask().then(setAnswer)
  }, [ask, store])
  const press = useRef(0)
  const run = async (way: () => Promise<TelegramAnswer>) => {
    const mine = ++press.current
    setIsBusy(true)
    setIsLate(false)
    setHasAsked(true)
    const timer = setTimeout(() => {
      setIsBusy(false)
      setIsLate(true)
    }, ANSWERED_BY_MS)
    const answered = await way()
    clearTimeout(timer)
    // Pressed again meanwhile: only the last question counts, unless an earlier one has signed in.
    if (mine !== press.current && answered !== 'entered') return
    setAnswer(answered)
    setIsBusy(false)
    setIsLate(false)
  }
  if (answer === 'no-bot') return <RestartBot />
  if (answer === 'entered') return null
  if (answer === 'refused') return hasAsked ? <BySms /> : null
  if (isSilent && answer === null) return null
  return (
    <div className={css.ways}>
      <Button
        size="page"
        icon={<Send aria-hidden="true" />}
        busy={isBusy}
        onPress={() => run(answer === 'no-phone' ? share : ask)}
      >
        {answer === 'no-phone' ? t`Share my number from Telegram` : t`Continue with Telegram`}
      </Button>
      {isLate && (
        <Notice tone="tint">{t`Telegram has not answered yet. Press again, or enter your number below.`}</Notice>
      )}
      <p className={css.or}>{t`or by SMS`}</p>
    </div>
  )
}

/** Telegram could not sign the customer in; the SMS form is right below. */
function BySms() {
  const { t } = useLingui()
  return (
    <div className={css.ways}>
      <Notice tone="tint">{t`Telegram did not share your number. Enter it below and we will send a code by SMS.`}</Notice>
    </div>
  )
}

/** The bot does not know this person: starting it in its chat helps; SMS works without it. */
function RestartBot() {
  const { t } = useLingui()
  const shell = useShell()
  const { bot } = useAtomValue(linksAtom)
  const appId = useAtomValue(merchantAtom)?.appId
  const link = bot ?? (appId ? `https://t.me/${appId}` : null)
  return (
    <div className={css.ways}>
      <Notice tone="warn" title={t`Id not found, restart the bot`}>
        {t`Or log in with a code by SMS below.`}
      </Notice>
      {link && (
        <Button size="page" onPress={() => shell.openTelegramLink(link)}>
          {t`Open the bot`}
        </Button>
      )}
    </div>
  )
}
