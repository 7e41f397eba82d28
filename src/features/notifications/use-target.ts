import { useAtomValue } from 'jotai'
import type { Notification } from '#/api/schema/talk.ts'
import { orderOfNotice } from '#/domain/notices.ts'
import { useTakePromo } from '#/features/promo-codes/index.ts'
import { safeUrl } from '#/lib/safe-url.ts'
import { href } from '#/paths.ts'
import { useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { linkToAtom, namedPage } from '#/tenant/pages.ts'

type Way = { to: string } | { onPress: () => void }

/** The target of a notification; null: it has none. */
export function useTarget(): (target: Notification['target']) => Way | null {
  const shell = useShell()
  const linkTo = useAtomValue(linkToAtom)
  const { promo } = useAtomValue(abilitiesAtom)
  const { take } = useTakePromo()
  const toPage = (value: string): Way | null => {
    const name = namedPage(value)
    const to = name && linkTo(name)
    return to ? { to } : null
  }
  return (target) => {
    const id = orderOfNotice({ target })
    if (id) return { to: href('order', { id }) }
    const { type, value } = target
    const url = type === 'URL' ? safeUrl(value ?? '') : null
    if (url) return { onPress: () => shell.openLink(url) }
    if (!value) return null
    if (type === 'PAGE') return toPage(value)
    if (type === 'PRODUCT') return { to: href('product', { id: value }) }
    if (type === 'CATEGORY') return { to: href('category', null, { id: value }) }
    return type === 'PROMO' && promo ? { onPress: () => take(value) } : null
  }
}
