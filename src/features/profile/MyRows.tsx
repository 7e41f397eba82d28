import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { CalendarDays, CreditCard, Heart, Languages, MapPin, ReceiptText, TicketPercent } from 'lucide-react'
import { Suspense, useState } from 'react'
import { LanguageSheet } from '#/features/language/index.ts'
import { BookingSheet } from '#/features/table-booking/index.ts'
import { LANGUAGES } from '#/i18n/language.ts'
import { useLanguage } from '#/i18n/use-language.ts'
import { abilitiesAtom, languagesAtom } from '#/tenant/abilities.ts'
import { Cell, Section } from '#/ui/kit.tsx'
import { PageCell } from './PageCell.tsx'
import { SettingsIcon } from './SettingsIcon.tsx'

/** What is the customer's own; a visitor still chooses the language and where to deliver. */
export function MyRows({ isCustomer }: { isCustomer: boolean }) {
  const { t } = useLingui()
  const { booking } = useAtomValue(abilitiesAtom)
  const isChoice = useAtomValue(languagesAtom).length > 1
  const language = useLanguage()
  const [isChoosing, setIsChoosing] = useState(false)
  const [isBooking, setIsBooking] = useState(hasComeToBook)
  const current = LANGUAGES.find((one) => one.language === language)?.name
  return (
    <>
      <Section>
        {isCustomer && <PageCell page="orders" icon={ReceiptText} colour="orange">{t`My orders`}</PageCell>}
        {booking && (
          <Cell
            onPress={() => setIsBooking(true)}
            hasChevron
            before={<SettingsIcon icon={CalendarDays} colour="indigo" />}
          >{t`Table booking`}</Cell>
        )}
        {isCustomer ? (
          <>
            <PageCell page="favorites" icon={Heart} colour="pink">{t`Favourites`}</PageCell>
            <PageCell page="promos" icon={TicketPercent} colour="blue">{t`Promo codes`}</PageCell>
            <PageCell page="addresses" icon={MapPin} colour="green">{t`My addresses`}</PageCell>
            <PageCell page="cards" icon={CreditCard} colour="indigo">{t`My cards`}</PageCell>
          </>
        ) : (
          <PageCell page="chooseAddress" icon={MapPin} colour="green">{t`Address`}</PageCell>
        )}
        {isChoice && (
          <Cell
            onPress={() => setIsChoosing(true)}
            hasChevron
            before={<SettingsIcon icon={Languages} colour="sky" />}
            after={current}
          >
            {t`Language`}
          </Cell>
        )}
      </Section>
      <Suspense>
        <LanguageSheet open={isChoosing} onClose={() => setIsChoosing(false)} />
        {booking && <BookingSheet open={isBooking} onClose={() => setIsBooking(false)} />}
      </Suspense>
    </>
  )
}

/** Back from signing in, which a booking asked for. */
const hasComeToBook = () => new URLSearchParams(location.search).has('booking')
