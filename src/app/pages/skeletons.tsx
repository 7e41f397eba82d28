import { useAtomValue } from 'jotai'
import { basketLinesAtom } from '#/features/basket/index.ts'
import { draftAtom } from '#/features/order-draft/index.ts'
import { hasActiveOrdersAtom } from '#/session/saved.ts'
import { customerAtom } from '#/session/session.ts'
import { useMainButton } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { ScreenSkeleton, SkeletonColumns } from '#/ui/ScreenSkeleton.tsx'
import { useWidth } from '#/ui/use-width.ts'

/*
 * The pages that customers open most, while their code is loaded: their sections at the places that they have when the
 * page comes, by what is known already. They are part of the first load, so they are numbers.
 */

/** Delivery, lines, what else there is; the promo code and the total. */
export function BasketSkeleton() {
  const { length } = useAtomValue(basketLinesAtom)
  useMainButton(length > 0 ? 'awaited' : null)
  return (
    <ScreenSkeleton>
      {length > 0 && (
        <SkeletonColumns
          as="split"
          of={[
            [60, 113 * length, 0, 231],
            [60, 163],
          ]}
        />
      )}
    </ScreenSkeleton>
  )
}

/** The way it comes, where, who, when and how it is paid; the promo code and the total. */
export function CheckoutSkeleton() {
  const customer = useAtomValue(customerAtom)
  const { place } = useAtomValue(draftAtom)
  const isNarrow = useWidth() === 'narrow'
  useMainButton('awaited')
  const where = place ? (isNarrow ? 199 : 231) : 60
  const who = customer ? 111 : isNarrow ? 77 : 60
  return (
    <ScreenSkeleton>
      <SkeletonColumns
        as="split"
        isTight
        of={[
          [38, where, 0, who, 0, isNarrow ? 60 : 184, 0, 60],
          [isNarrow ? 50 : 60, isNarrow ? 101 : 163],
        ]}
      />
    </ScreenSkeleton>
  )
}

/** The switch between orders under way and the archive, and cards of orders. */
export const OrdersSkeleton = () => (
  <ScreenSkeleton>
    <SkeletonColumns as="list" of={[[44, 214, 213]]} />
  </ScreenSkeleton>
)

/** The customer's card or the sign-in, their rows unless those are beside the page, the shop's rows. */
export function ProfileSkeleton() {
  const customer = useAtomValue(customerAtom)
  const hasOrder = useAtomValue(hasActiveOrdersAtom)
  const { cashback, cashbackHistory, referral } = useAtomValue(abilitiesAtom)
  const isNarrow = useWidth() === 'narrow'
  const months = cashback && cashbackHistory ? 48 : 0
  const card = customer
    ? [(isNarrow ? 218 : 186) + months, ...(hasOrder ? [67] : [])]
    : [isNarrow ? 252 : 232]
  const own = customer ? [260 + (referral ? 52 : 0), 372] : [320]
  return (
    <ScreenSkeleton isBare>
      <SkeletonColumns as="list" of={[[...card, ...(isNarrow ? own : []), 260], [484]]} />
    </ScreenSkeleton>
  )
}
