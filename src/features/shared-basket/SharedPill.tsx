import { useLingui } from '@lingui/react/macro'
import type { Elements } from '#/ui/base/elements.ts'

/** The name of the pill over the menu for somebody who fills a shared basket (CX-12). */
export function SharedPill({ children }: { children: (label: string) => Elements }) {
  const { t } = useLingui()
  return children(t`Shared basket`)
}
