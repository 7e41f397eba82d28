import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Share } from 'lucide-react'
import { api } from '#/api/api.ts'
import type { Product } from '#/api/schema/menu.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { href } from '#/paths.ts'
import { customerAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { IconButton } from '#/ui/Button.tsx'
import { useNotify } from '#/ui/notices/notices.ts'

/** Shares the product's address (BX-10). */
export function ShareButton({ product }: { product: Product }) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const shell = useShell()
  const notify = useNotify()
  const customer = useAtomValue(customerAtom)
  const share = async () => {
    const url = new URL(href('product', { id: product.id }), window.location.origin).href
    const text = textIn(product.name)
    const prepare = async () => {
      const [error, message] = await api.webbot.message({ text, url })
      return error ? null : message.id
    }
    const outcome = await shell.share(url, text, customer ? prepare : undefined)
    if (outcome === 'copied') notify(t`Link copied`)
    if (outcome === 'failed') notify({ text: t`Could not share the link`, tone: 'error' })
  }
  return (
    <IconButton look="picture" label={t`Share`} onPress={share}>
      <Share size={20} aria-hidden="true" />
    </IconButton>
  )
}
