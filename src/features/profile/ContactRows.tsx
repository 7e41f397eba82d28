import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { AtSign, Headset, type LucideIcon, Send, Smartphone } from 'lucide-react'
import { formatPhone, phoneHref } from '#/domain/phone.ts'
import { useShell } from '#/shell/chrome.ts'
import { linksAtom } from '#/tenant/abilities.ts'
import { Cell, Section } from '#/ui/kit.tsx'
import { type SettingsColour, SettingsIcon } from './SettingsIcon.tsx'

type ContactLink = { name: string; link: string | null; icon: LucideIcon; colour: SettingsColour }

/** How to reach the shop: the call center and its pages elsewhere, those it shows. */
export function ContactRows() {
  const { t } = useLingui()
  const shell = useShell()
  const { phone, telegram, bot, instagram, facebook, ios, android } = useAtomValue(linksAtom)
  const links: ContactLink[] = [
    { name: 'Telegram', link: telegram, icon: Send, colour: 'sky' },
    { name: t`Telegram bot`, link: shell.channel === 'TG' ? null : bot, icon: Send, colour: 'blue' },
    { name: 'Instagram', link: instagram, icon: AtSign, colour: 'pink' },
    { name: 'Facebook', link: facebook, icon: AtSign, colour: 'indigo' },
    { name: 'App Store', link: ios, icon: Smartphone, colour: 'grey' },
    { name: 'Google Play', link: android, icon: Smartphone, colour: 'grey' },
  ]
  const shown = links.flatMap(({ link, ...row }) => (link ? [{ ...row, link }] : []))
  if (!phone && shown.length === 0) return null
  return (
    <Section>
      {phone && (
        <Cell
          onPress={() => shell.openLink(phoneHref(phone))}
          hasChevron
          before={<SettingsIcon icon={Headset} colour="green" />}
          subtitle={formatPhone(phone)}
        >
          {t`Call centre`}
        </Cell>
      )}
      {shown.map(({ name, link, icon, colour }) => (
        <Cell
          key={name}
          onPress={() =>
            link.startsWith('https://t.me/') ? shell.openTelegramLink(link) : shell.openLink(link)
          }
          hasChevron
          before={<SettingsIcon icon={icon} colour={colour} />}
        >
          {name}
        </Cell>
      ))}
    </Section>
  )
}
