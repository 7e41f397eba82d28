import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useStore } from 'jotai'
import { CircleHelp, Phone, RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { phonesIn } from '#/domain/phone.ts'
import {
  checkAgain,
  discardSubmit,
  journalAtom,
  orderAgain,
  resumeSubmit,
  WINDOW_MS,
} from '#/features/order-submission/index.ts'
import { customerAtom } from '#/session/session.ts'
import { useMainButton, useShell } from '#/shell/chrome.ts'
import { Button } from '#/ui/Button.tsx'
import { Confirm } from '#/ui/Confirm.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { ProgressBar } from '#/ui/ProgressBar.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { useNow } from '#/ui/use-now.ts'
import css from './NotConfirmed.module.css'
import { useAfterSubmit } from './use-submit.ts'

/** An order whose response did not arrive: it is being looked for, or was not found. It is never reported as failed. */
export function NotConfirmed({ phase }: { phase: 'checking' | 'not-confirmed' }) {
  return phase === 'checking' ? <Checking /> : <NotFound />
}

function Checking() {
  const { t } = useLingui()
  const store = useStore()
  const customer = useAtomValue(customerAtom)
  const journal = useAtomValue(journalAtom)
  const { after } = useAfterSubmit()
  const share = useShare(journal?.endedAt ?? journal?.startedAt ?? null)
  useMainButton('hidden')
  const userId = customer?.id
  // A page that was closed in the middle left this to us; another tab at work answers "busy" and nothing happens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes on the screen
  useEffect(() => {
    if (userId) void resumeSubmit(store, userId).then((outcome) => outcome && after(outcome))
  }, [store, userId])
  return (
    <Screen title={t`Your order`} ground="groups">
      <div className={css.state} role="status">
        <span className={css.icon} aria-hidden="true">
          <RefreshCw size={32} strokeWidth={1.75} className={css.turning} />
        </span>
        <h2 className={css.title}>{t`No response yet. Checking if the order got through`}</h2>
        <p className={css.text}>
          {t`This takes up to two minutes. Your basket is safe, please do not order a second time.`}
        </p>
        <ProgressBar share={share} className={css.progress} />
      </div>
    </Screen>
  )
}

/** The share of the time for checking that has passed, 0 to 1. */
function useShare(since: number | null): number {
  const now = useNow(1_000).getTime()
  return since === null ? 0 : Math.min(1, Math.max(0.03, (now - since) / WINDOW_MS))
}

function NotFound() {
  const { t } = useLingui()
  const store = useStore()
  const shell = useShell()
  const notify = useNotify()
  const journal = useAtomValue(journalAtom)
  const { after } = useAfterSubmit()
  const [isAsking, setIsAsking] = useState(false)
  const phone = journal?.phone ?? ''
  const check = async () => {
    const outcome = await checkAgain(store)
    if (outcome.is === 'not-confirmed') notify({ text: t`We still cannot see the order`, outcomeOf: 'order' })
    await after(outcome)
  }
  useMainButton({ label: t`Check again`, onPress: check })
  return (
    <Screen title={t`Your order`} ground="groups">
      <div className={css.state} role="alert">
        <span className={css.icon} aria-hidden="true">
          <CircleHelp size={32} strokeWidth={1.75} />
        </span>
        <h2 className={css.title}>{t`We could not confirm your order`}</h2>
        <p className={css.text}>
          {t`It may have got through or not. Call the branch to be sure, check again, or order once more.`}
        </p>
        <div className={css.actions}>
          {phonesIn(phone).map(({ written, href }) => (
            <Button
              key={href}
              size="page"
              isWide
              icon={<Phone size={20} aria-hidden="true" />}
              onPress={() => shell.openLink(href)}
            >
              <span translate="no">{written}</span>
            </Button>
          ))}
          {journal?.body && (
            <Button size="page" isWide onPress={() => setIsAsking(true)}>
              {t`Order again`}
            </Button>
          )}
          <Button size="page" isWide look="plain" onPress={() => discardSubmit(store)}>
            {t`Back to the basket`}
          </Button>
        </div>
      </div>
      <Confirm
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Order once more?`}
        confirmLabel={t`Order again`}
        onConfirm={async () => {
          setIsAsking(false)
          await after(await orderAgain(store))
        }}
      >
        {t`If the first order did get through, there will be two.`}
      </Confirm>
    </Screen>
  )
}
