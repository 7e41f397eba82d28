import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { CloudOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { widgetFrameOrigin } from '#/config/frames.ts'
import { phoneHref } from '#/domain/phone.ts'
import { useLanguage } from '#/i18n/use-language.ts'
import { heard } from '#/lib/frame.ts'
import { log } from '#/lib/log.ts'
import { useShell } from '#/shell/chrome.ts'
import { linksAtom } from '#/tenant/links.ts'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import css from './Chat.module.css'
import { crmChatAtom } from './crm/crm-chat.ts'
import { FromCrm, type ToCrm } from './crm/messages.ts'

/** The most time for its page and script to load, ms. */
const PATIENCE = 8_000

/** amoCRM's chat, in a frame of another origin; nothing of it is requested before this is rendered (IN-01). */
export function CrmChat() {
  const [tries, setTries] = useState(0)
  return <Framed key={tries} onAgain={() => setTries(tries + 1)} />
}

function Framed({ onAgain }: { onAgain: () => void }) {
  const { t } = useLingui()
  const frame = useRef<HTMLIFrameElement>(null)
  const chat = useAtomValue(crmChatAtom)
  const locale = useLanguage() === 'eng' ? 'en' : 'ru'
  const origin = widgetFrameOrigin(location, import.meta.env)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(origin && chat ? 'loading' : 'failed')
  useEffect(() => {
    if (!origin || !chat || state === 'failed') return
    const fail = (why: string) => {
      log.warn(`no amoCRM chat: ${why}`)
      setState('failed')
    }
    const patience = state === 'loading' ? setTimeout(() => fail('no answer in time'), PATIENCE) : undefined
    const hear = (event: MessageEvent) => {
      const window = frame.current?.contentWindow
      const message = heard(event, { source: window, origin }, FromCrm)
      if (message?.type === 'init')
        window?.postMessage({ type: 'init', ...chat, locale } satisfies ToCrm, origin)
      if (message?.type === 'ready') setState('ready')
      if (message?.type === 'error') fail('its script did not come')
    }
    addEventListener('message', hear)
    return () => {
      clearTimeout(patience)
      removeEventListener('message', hear)
    }
  }, [origin, chat, locale, state])
  if (state === 'failed') return <Failed onAgain={onAgain} />
  return (
    <div className={css.chat} aria-busy={state === 'loading'}>
      {state === 'loading' && <Skeleton height={420} radius="var(--radius-section)" />}
      <iframe
        ref={frame}
        title={t`Chat`}
        className={state === 'loading' ? css.hidden : css.frame}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        src={`${origin}/crm.html#${location.origin}`}
      />
    </div>
  )
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const { t } = useLingui()
  const shell = useShell()
  const { phone } = useAtomValue(linksAtom)
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff strokeWidth={1.75} />}
        title={t`The chat did not open`}
        hint={phone ? t`Try again, or call us` : undefined}
        actions={[
          { label: t`Try again`, onPress: onAgain },
          ...(phone ? [{ label: t`Call`, onPress: () => shell.openLink(phoneHref(phone)) }] : []),
        ]}
      />
    </div>
  )
}
