import { useLingui } from '@lingui/react/macro'
import { Info, ScrollText, ShieldCheck, Store } from 'lucide-react'
import { Section } from '#/ui/kit.tsx'
import { usePageCell } from './use-page-cell.tsx'

/** The merchant's texts, those it has. */
export function AboutRows() {
  const { t } = useLingui()
  const pageCell = usePageCell()
  const rows = [
    pageCell('branches', t`Branches`, { icon: Store, colour: 'indigo' }),
    pageCell('about', t`About us`, { icon: Info, colour: 'grey' }),
    pageCell('offerta', t`Public offer`, { icon: ScrollText, colour: 'grey' }),
    pageCell('privacy', t`Privacy`, { icon: ShieldCheck, colour: 'grey' }),
  ]
  // A group without a row would still be drawn.
  return rows.some(Boolean) && <Section>{rows}</Section>
}
