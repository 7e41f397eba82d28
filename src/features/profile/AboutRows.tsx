import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Info, ScrollText, ShieldCheck, Store } from 'lucide-react'
import { href } from '#/paths.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { Cell, Section } from '#/ui/kit.tsx'
import { SettingsIcon } from './SettingsIcon.tsx'

/** The merchant's texts, those it has. */
export function AboutRows() {
  const { t } = useLingui()
  const { about, branches, terms, privacy } = useAtomValue(abilitiesAtom)
  if (!about && !branches && !terms && !privacy) return null
  return (
    <Section>
      {branches && (
        <Cell to={href('branches')} before={<SettingsIcon icon={Store} colour="indigo" />}>
          {t`Branches`}
        </Cell>
      )}
      {about && (
        <Cell to={href('about')} before={<SettingsIcon icon={Info} colour="grey" />}>
          {t`About us`}
        </Cell>
      )}
      {terms && (
        <Cell to={href('offerta')} before={<SettingsIcon icon={ScrollText} colour="grey" />}>
          {t`Public offer`}
        </Cell>
      )}
      {privacy && (
        <Cell to={href('privacy')} before={<SettingsIcon icon={ShieldCheck} colour="grey" />}>
          {t`Privacy`}
        </Cell>
      )}
    </Section>
  )
}
