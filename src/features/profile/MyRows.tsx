import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { CalendarDays, CreditCard, Heart, Languages, MapPin, ReceiptText, TicketPercent } from 'lucide-react'
import { Suspense, useState } from 'react'
import { LanguageSheet } from '#/features/language/index.ts'
import { BookingSheet } from '#/features/table-booking/index.ts'
import { LANGUAGES } from '#/i18n/language.ts'
import { useLanguage } from '#/i18n/use-language.ts'
import { href } from '#/paths.ts'
import { abilitiesAtom, languagesAtom } from '#/tenant/abilities.ts'
import { Cell, Section } from '#/ui/kit.tsx'
import { SettingsIcon } from './SettingsIcon.tsx'

/** What is the customer's own; a visitor still chooses the language and where to deliver. */
export function MyRows({ isCustomer }: { isCustomer: boolean }) {
  const { t } = useLingui()
  const { delivery, pickup, favourites, booking, promo, cards } = useAtomValue(abilitiesAtom)
  const isChoice = useAtomValue(languagesAtom).length > 1
  const language = useLanguage()
  const [isChoosing, setIsChoosing] = useState(false)
  const [isBooking, setIsBooking] = useState(hasComeToBook)
  const current = LANGUAGES.find((one) => one.language === language)?.name
  return (
    <>
      <Section>
        {isCustomer && (
          <Cell
            to={href('orders')}
            before={<SettingsIcon icon={ReceiptText} colour="orange" />}
          >{t`My orders`}</Cell>
        )}
        {booking && (
          <Cell
            onPress={() => setIsBooking(true)}
            hasChevron
            before={<SettingsIcon icon={CalendarDays} colour="indigo" />}
          >{t`Table booking`}</Cell>
        )}
        {isCustomer && favourites && (
          <Cell to={href('favorites')} before={<SettingsIcon icon={Heart} colour="pink" />}>
            {t`Favourites`}
          </Cell>
        )}
        {isCustomer && promo && (
          <Cell to={href('promos')} before={<SettingsIcon icon={TicketPercent} colour="blue" />}>
            {t`Promo codes`}
          </Cell>
        )}
        {isCustomer && delivery && (
          <Cell to={href('addresses')} before={<SettingsIcon icon={MapPin} colour="green" />}>
            {t`My addresses`}
          </Cell>
        )}
        {isCustomer && cards && (
          <Cell to={href('cards')} before={<SettingsIcon icon={CreditCard} colour="indigo" />}>
            {t`My cards`}
          </Cell>
        )}
        {!isCustomer && (delivery || pickup) && (
          <Cell to={href('chooseAddress')} before={<SettingsIcon icon={MapPin} colour="green" />}>
            {t`Address`}
          </Cell>
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
