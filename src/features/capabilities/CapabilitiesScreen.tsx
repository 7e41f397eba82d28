import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { languageAtom } from '#/i18n/language.ts'
import { copyText } from '#/lib/copy-text.ts'
import { useMainButton, useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { linksAtom } from '#/tenant/links.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { linkToAtom } from '#/tenant/pages.ts'
import { Button } from '#/ui/Button.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { Screen } from '#/ui/Screen.tsx'
import css from './CapabilitiesScreen.module.css'
import { appFacts, browserFacts, callFacts, clientFacts, methodFacts, screenFacts } from './facts.ts'
import { type ReportFact, type ReportPart, reportText } from './report.ts'

/** /capabilities: what this device, client and release can do, to be sent to who helps (CX-11). */
export default function CapabilitiesScreen() {
  const { t } = useLingui()
  const notify = useNotify()
  const parts = useReport()
  const copy = async () => {
    const isCopied = await copyText(reportText(parts))
    notify(isCopied ? t`Report copied` : { text: t`Please copy the report by hand`, tone: 'error' })
    return isCopied
  }
  useMainButton({ label: t`Copy the report`, onPress: () => void copy() })
  return (
    <Screen title={t`About this device`}>
      <p
        className={css.lead}
      >{t`What the app knows about this device and connection. Nothing here identifies you.`}</p>
      <SendToSupport copy={copy} />
      {parts.map(({ title, facts }) => (
        <section key={title} className={css.part} aria-label={title}>
          <h2 className={css.title}>{title}</h2>
          <dl className={css.facts}>
            {facts.map(([name, value], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same call may stand there twice
              <div key={`${name} ${index}`}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Screen>
  )
}

/** Copies the report and opens the chat it is pasted into; nothing where the shop has none. */
function SendToSupport({ copy }: { copy: () => Promise<boolean> }) {
  const { t } = useLingui()
  const shell = useShell()
  const { telegram } = useAtomValue(linksAtom)
  const { chat: hasChat } = useAtomValue(abilitiesAtom)
  const chat = useAtomValue(linkToAtom)('chat')
  if (hasChat && chat) {
    return <Button to={chat} onPress={() => void copy()}>{t`Copy it and write to us`}</Button>
  }
  if (!telegram) return null
  const send = async () => {
    if (await copy()) shell.openTelegramLink(telegram)
  }
  return <Button onPress={() => void send()}>{t`Copy it and write to us`}</Button>
}

function useReport(): ReportPart[] {
  const { t } = useLingui()
  const shell = useShell()
  const merchant = useAtomValue(merchantAtom)
  const language = useAtomValue(languageAtom)
  const [methods, setMethods] = useState<ReportFact[]>([])
  useEffect(() => {
    let isGone = false
    void methodFacts(shell).then((facts) => !isGone && setMethods(facts))
    return () => {
      isGone = true
    }
  }, [shell])
  // Read once: what changes by itself would be another report than the one that was copied.
  const [found] = useState(() => ({
    app: appFacts(merchant?.id ?? '', language),
    client: clientFacts(shell),
    screen: screenFacts(),
    browser: browserFacts(),
    calls: callFacts(),
  }))
  return [
    { title: t`The shop`, facts: found.app },
    { title: t`The client`, facts: found.client },
    { title: t`The screen`, facts: found.screen },
    { title: t`The browser`, facts: found.browser },
    ...(methods.length > 0 ? [{ title: t`What Telegram can do here`, facts: methods }] : []),
    { title: t`The last requests`, facts: found.calls },
  ]
}
