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
import { SettingsIcon } from './SettingsIcon.tsx'
import { usePageCell } from './use-page-cell.tsx'

/** What is the customer's own; a visitor still chooses the language and where to deliver. */
export function MyRows({ isCustomer }: { isCustomer: boolean }) {
  const { t } = useLingui()
  const { booking } = useAtomValue(abilitiesAtom)
  const pageCell = usePageCell()
  const isChoice = useAtomValue(languagesAtom).length > 1
  const language = useLanguage()
  const [isChoosing, setIsChoosing] = useState(false)
  const [isBooking, setIsBooking] = useState(hasComeToBook)
  const current = LANGUAGES.find((one) => one.language === language)?.name
  return (
    <>
      <Section>
        {isCustomer && pageCell('orders', t`My orders`, { icon: ReceiptText, colour: 'orange' })}
        {booking && (
          <Cell
            onPress={() => setIsBooking(true)}
            hasChevron
            before={<SettingsIcon icon={CalendarDays} colour="indigo" />}
          >{t`Table booking`}</Cell>
        )}
        {isCustomer && pageCell('favorites', t`Favourites`, { icon: Heart, colour: 'pink' })}
        {isCustomer && pageCell('promos', t`Promo codes`, { icon: TicketPercent, colour: 'blue' })}
        {isCustomer && pageCell('addresses', t`My addresses`, { icon: MapPin, colour: 'green' })}
        {isCustomer && pageCell('cards', t`My cards`, { icon: CreditCard, colour: 'indigo' })}
        {!isCustomer && pageCell('chooseAddress', t`Address`, { icon: MapPin, colour: 'green' })}
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
