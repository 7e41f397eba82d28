import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Info, ScrollText, ShieldCheck, Store } from 'lucide-react'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { Section } from '#/ui/kit.tsx'
import { PageCell } from './PageCell.tsx'

/** The merchant's texts, those it has. */
export function AboutRows() {
  const { t } = useLingui()
  const { about, branches, terms, privacy } = useAtomValue(abilitiesAtom)
  // A group without a row would still be drawn.
  if (!about && !branches && !terms && !privacy) return null
  return (
    <Section>
      <PageCell page="branches" icon={Store} colour="indigo">{t`Branches`}</PageCell>
      <PageCell page="about" icon={Info} colour="grey">{t`About us`}</PageCell>
      <PageCell page="offerta" icon={ScrollText} colour="grey">{t`Public offer`}</PageCell>
      <PageCell page="privacy" icon={ShieldCheck} colour="grey">{t`Privacy`}</PageCell>
    </Section>
  )
}
