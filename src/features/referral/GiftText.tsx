import type { ReferralGift } from '#/api/schema/referral.ts'
import css from './GiftText.module.css'
import { useGiftTexts } from './words.ts'

/** What an invitation gives, and below it from which sum. */
export function GiftText({ gift }: { gift: ReferralGift }) {
  const [discount, from] = useGiftTexts()(gift)
  return (
    <>
      <span className={css.discount}>{discount}</span>
      {from && <span className={css.from}>{from}</span>}
    </>
  )
}
