import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { MapPin, Send, Wallet } from 'lucide-react'
import { useState } from 'react'
import { errorOf } from '#/api/query.ts'
import type { Vacancy } from '#/api/schema/vacancy.ts'
import { phonesIn } from '#/domain/phone.ts'
import { NotFound } from '#/features/error-pages/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { joinDots } from '#/lib/join.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { linksAtom } from '#/tenant/links.ts'
import { Button } from '#/ui/Button.tsx'
import { Dots } from '#/ui/base/Dots.tsx'
import { Skeleton, SkeletonText } from '#/ui/base/Skeleton.tsx'
import { CallButton } from '#/ui/CallButton.tsx'
import { Notice } from '#/ui/Notice.tsx'
import { Picture } from '#/ui/Picture.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { RichText } from '#/ui/RichText.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { useParam } from '#/ui/use-param.ts'
import { ApplicationForm } from './ApplicationForm.tsx'
import { vacancyQuery } from './queries.ts'
import { useVacancyWords } from './use-vacancy-words.ts'
import css from './VacancyScreen.module.css'

/** /vacancy/:id: one vacancy and the ways to apply for it; an unknown one is a 404 (CT-04). */
export default function VacancyScreen() {
  const { t } = useLingui()
  const textIn = useTextIn()
  const id = useParam('id')
  const query = useQuery(vacancyQuery(useAtomValue(queryScopeAtom), id))
  if (errorOf(query.error)?.status === 404) return <NotFound />
  return (
    <Screen title={query.data ? textIn(query.data.title) : t`Vacancy`}>
      <QueryView query={query} skeleton={<VacancySkeleton />}>
        {(vacancy) => <Shown key={vacancy.id} vacancy={vacancy} />}
      </QueryView>
    </Screen>
  )
}

function Shown({ vacancy }: { vacancy: Vacancy }) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const { pay, place, address } = useVacancyWords()(vacancy)
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  const description = textIn(vacancy.description)
  return (
    <div className={css.page}>
      {vacancy.image && (
        <Picture src={vacancy.image} width={640} height={320} priority className={css.picture} />
      )}
      {(pay || place) && (
        <ul className={css.facts}>
          {pay && (
            <li>
              <Wallet size={20} aria-hidden="true" />
              <strong>{pay}</strong>
            </li>
          )}
          {place && (
            <li>
              <MapPin size={20} aria-hidden="true" />
              <span>
                <Dots of={joinDots([place, address])} />
              </span>
            </li>
          )}
        </ul>
      )}
      {description && <RichText html={description} />}
      <section className={css.apply}>
        <h2>{t`Apply for this job`}</h2>
        <Contacts phone={vacancy.phone} />
        {sentFrom ? (
          <Notice tone="good" title={t`Application sent`}>
            {t`We’ll call you on ${sentFrom}`}
          </Notice>
        ) : (
          <ApplicationForm vacancyId={vacancy.id} onSent={setSentFrom} />
        )}
      </section>
    </div>
  )
}

/** A brand name, the same in every language. */
const TELEGRAM = 'Telegram'

/** A call or Telegram, as far as the merchant offers them. */
function Contacts({ phone: own }: { phone: string }) {
  const shell = useShell()
  const links = useAtomValue(linksAtom)
  const ownPhones = phonesIn(own)
  const phones = ownPhones.length > 0 ? ownPhones : links.phones
  const { telegram } = links
  if (phones.length === 0 && !telegram) return null
  return (
    <div className={css.contacts}>
      {phones.map((phone) => (
        <CallButton key={phone.href} phone={phone} />
      ))}
      {telegram && (
        <Button
          icon={<Send aria-hidden="true" />}
          onPress={() =>
            telegram.startsWith('https://t.me/') ? shell.openTelegramLink(telegram) : shell.openLink(telegram)
          }
        >
          {TELEGRAM}
        </Button>
      )}
    </div>
  )
}

const VacancySkeleton = () => (
  <div className={css.page}>
    <Skeleton shape={2} radius="var(--radius-sheet)" />
    <SkeletonText lines={[44, 60]} height={18} />
    <SkeletonText lines={[98, 92, 96, 54]} height={16} />
  </div>
)
