import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Send } from 'lucide-react'
import { botOf, telegramStartLink, webStartLink } from '#/config/start-links.ts'
import { keys } from '#/session/keys.ts'
import { useShell } from '#/shell/chrome.ts'
import { linksAtom } from '#/tenant/links.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { Button } from '#/ui/Button.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import css from './SharedScreen.module.css'

/** The link of a basket: inside Telegram that of the bot, so that it opens there. */
export function useSharedUrl(code: string): string {
  const bot = botOf(useAtomValue(linksAtom).bot, useAtomValue(merchantAtom)?.appId ?? '')
  const { launch } = useShell()
  const start = `g_${code}`
  return launch.initData !== null && bot
    ? telegramStartLink(start, bot)
    : webStartLink(start, window.location, import.meta.env, keys.tabVendor.read())
}

/** Sends the link to the chat. */
export function useSendLink(code: string): () => void {
  const { t } = useLingui()
  const shell = useShell()
  const notify = useNotify()
  const url = useSharedUrl(code)
  const send = async () => {
    const outcome = await shell.share(url, t`Let’s order together. Add your dishes:`)
    if (outcome === 'copied') notify(t`Link copied`)
    if (outcome === 'failed') notify({ text: t`Could not share the link`, tone: 'error' })
  }
  return () => void send()
}

export function Invite({ code }: { code: string }) {
  const { t } = useLingui()
  const send = useSendLink(code)
  return (
    <Button size="page" className={css.invite} icon={<Send size={20} aria-hidden="true" />} onPress={send}>
      {t`Send the link to the chat`}
    </Button>
  )
}
