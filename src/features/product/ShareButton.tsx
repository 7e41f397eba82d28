import { useLingui } from '@lingui/react/macro'
import { Share } from 'lucide-react'
import type { Product } from '#/api/schema/menu.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { href } from '#/paths.ts'
import { useShell } from '#/shell/chrome.ts'
import { IconButton } from '#/ui/Button.tsx'
import { useNotify } from '#/ui/notices/notices.ts'

/** Sends somebody the product's own address. */
export function ShareButton({ product }: { product: Product }) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const shell = useShell()
  const notify = useNotify()
  const share = async () => {
    const url = new URL(href('product', { id: product.id }), window.location.origin).href
    const became = await shell.share(url, textIn(product.name))
    if (became === 'copied') notify(t`The link is copied`)
    if (became === 'failed') notify({ text: t`Could not share the link`, tone: 'error' })
  }
  return (
    <IconButton look="picture" label={t`Share`} onPress={share}>
      <Share size={20} aria-hidden="true" />
    </IconButton>
  )
}
