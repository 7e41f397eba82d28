import { useLingui } from '@lingui/react/macro'
import { BriefcaseBusiness, Info, ScrollText, ShieldCheck, Store } from 'lucide-react'
import { Section } from '#/ui/kit.tsx'
import { BranchCount } from './row-values.tsx'
import { usePageCell } from './use-page-cell.tsx'

/** Links to the merchant's texts. `isNavigation`: beside them. */
export function AboutRows({ isNavigation = false }: { isNavigation?: boolean }) {
  const { t } = useLingui()
  const pageCell = usePageCell(isNavigation)
  const rows = [
    pageCell('branches', t`Branches`, { icon: Store, colour: 'teal' }, !isNavigation && <BranchCount />),
    pageCell('about', t`About us`, { icon: Info, colour: 'grey' }),
    pageCell('vacancies', t`Vacancies`, { icon: BriefcaseBusiness, colour: 'orange' }),
    pageCell('offerta', t`Public offer`, { icon: ScrollText, colour: 'grey' }),
    pageCell('privacy', t`Privacy`, { icon: ShieldCheck, colour: 'grey' }),
  ]
  // A section without a row would still be visible.
  return rows.some(Boolean) && <Section isPlain={isNavigation}>{rows}</Section>
}
