import { useLingui } from '@lingui/react/macro'
import { Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useShell } from '#/shell/chrome.ts'
import { Cell, Section } from '#/ui/kit.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { SettingsIcon } from './SettingsIcon.tsx'

/** Puts an icon of the shop on the home screen, where the client can and has not yet (BX-13). */
export function HomeScreenRow() {
  const { t } = useLingui()
  const shell = useShell()
  const notify = useNotify()
  const [isOffered, setIsOffered] = useState(false)
  useEffect(() => shell.subscribeHomeScreen(setIsOffered), [shell])
  if (!isOffered) return null
  const add = async () => {
    if ((await shell.addToHomeScreen()) !== 'added') return
    notify({ text: t`The icon is on your home screen`, tone: 'good' })
  }
  return (
    <Section>
      <Cell before={<SettingsIcon icon={Smartphone} colour="blue" />} onPress={() => void add()}>
        {t`Add to the home screen`}
      </Cell>
    </Section>
  )
}
