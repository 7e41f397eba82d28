import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import {
  Bell,
  CalendarDays,
  CircleUserRound,
  CreditCard,
  Gauge,
  Gift,
  Heart,
  Languages,
  MapPin,
  MonitorSmartphone,
  ReceiptText,
  TicketPercent,
  UserRound,
  Utensils,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import { LANGUAGES } from '#/domain/language.ts'
import { LanguageSheet } from '#/features/language/index.ts'
import { UnreadNotifications } from '#/features/notifications/index.ts'
import { PreferenceSheet } from '#/features/preferences/index.ts'
import { PromoCount } from '#/features/promo-codes/index.ts'
import { BookingSheet } from '#/features/table-booking/index.ts'
import { useLanguage } from '#/i18n/use-language.ts'
import { abilitiesAtom, languagesAtom } from '#/tenant/abilities.ts'
import { Cell, Section } from '#/ui/kit.tsx'
import { useChatCell } from './ContactRows.tsx'
import { DataSaverRow } from './DataSaverRow.tsx'
import { AddressCount, CardValue, FavouriteCount, OrderCount } from './row-values.tsx'
import { SettingsIcon } from './SettingsIcon.tsx'
import { usePageCell } from './use-page-cell.tsx'

/**
 * The customer's own pages; a guest still has the language and the address. `isNavigation`: beside those pages, where a
 * row has no room for what is behind it, but for what is unread.
 */
export function MyRows({
  isCustomer,
  isNavigation = false,
}: {
  isCustomer: boolean
  isNavigation?: boolean
}) {
  const { t } = useLingui()
  const { booking } = useAtomValue(abilitiesAtom)
  const pageCell = usePageCell(isNavigation)
  const chat = useChatCell(isNavigation)
  const isChoice = useAtomValue(languagesAtom).length > 1
  const language = useLanguage()
  const [isChoosing, setIsChoosing] = useState(false)
  const [isBooking, setIsBooking] = useState(hasComeToBook)
  const [isPreferring, setIsPreferring] = useState(false)
  const current = LANGUAGES.find((one) => one.language === language)?.name
  return (
    <>
      {isNavigation && (
        <Section isPlain={isNavigation}>
          {pageCell('profile', t`Profile`, { icon: CircleUserRound, colour: 'blue' })}
        </Section>
      )}
      {isCustomer && (
        <Section isPlain={isNavigation}>
          {pageCell(
            'orders',
            t`My orders`,
            { icon: ReceiptText, colour: 'orange' },
            !isNavigation && <OrderCount />,
          )}
          {pageCell(
            'addresses',
            t`My addresses`,
            { icon: MapPin, colour: 'green' },
            !isNavigation && <AddressCount />,
          )}
          {pageCell(
            'favorites',
            t`Favourites`,
            { icon: Heart, colour: 'red' },
            !isNavigation && <FavouriteCount />,
          )}
          {pageCell(
            'promos',
            t`Promo codes`,
            { icon: TicketPercent, colour: 'purple' },
            !isNavigation && <PromoCount />,
          )}
          {pageCell('invite', t`Invite a friend`, { icon: Gift, colour: 'pink' })}
          {pageCell(
            'cards',
            t`My cards`,
            { icon: CreditCard, colour: 'blue' },
            !isNavigation && <CardValue />,
          )}
        </Section>
      )}
      <Section isPlain={isNavigation}>
        {isCustomer && pageCell('profileUser', t`Personal information`, { icon: UserRound, colour: 'grey' })}
        {isCustomer &&
          pageCell(
            'notifications',
            t`Notifications`,
            { icon: Bell, colour: 'indigo' },
            <Suspense>
              <UnreadNotifications />
            </Suspense>,
          )}
        {/* A page of its own beside this list; on phones it is one of the ways to reach the shop. */}
        {isNavigation && chat}
        {booking && (
          <Cell
            onPress={() => setIsBooking(true)}
            hasChevron={!isNavigation}
            before={<SettingsIcon icon={CalendarDays} colour="pink" />}
          >{t`Table booking`}</Cell>
        )}
        {!isCustomer && pageCell('chooseAddress', t`Address`, { icon: MapPin, colour: 'green' })}
        {pageCell('basketCode', t`I have a code from another device`, {
          icon: MonitorSmartphone,
          colour: 'indigo',
        })}
        <Cell
          onPress={() => setIsPreferring(true)}
          hasChevron={!isNavigation}
          before={<SettingsIcon icon={Utensils} colour="teal" />}
        >{t`Food preferences`}</Cell>
        <DataSaverRow icon={<SettingsIcon icon={Gauge} colour="green" />} hasValue={!isNavigation} />
        {isChoice && (
          <Cell
            onPress={() => setIsChoosing(true)}
            hasChevron={!isNavigation}
            before={<SettingsIcon icon={Languages} colour="sky" />}
            after={!isNavigation && <span translate="no">{current}</span>}
          >
            {t`Language`}
          </Cell>
        )}
      </Section>
      <PreferenceSheet open={isPreferring} onClose={() => setIsPreferring(false)} />
      <LanguageSheet open={isChoosing} onClose={() => setIsChoosing(false)} />
      {booking && <BookingSheet open={isBooking} onClose={() => setIsBooking(false)} />}
    </>
  )
}

/** Whether the customer returns from a sign-in that a booking required. */
const hasComeToBook = () => new URLSearchParams(location.search).has('booking')
