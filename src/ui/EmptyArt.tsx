import { useAtomValue } from 'jotai'
import bag from './art/bag.webp'
import bell from './art/bell.webp'
import briefcase from './art/briefcase.webp'
import calendar from './art/calendar.webp'
import card from './art/card.webp'
import chair from './art/chair.webp'
import heart from './art/heart.webp'
import magnifier from './art/magnifier.webp'
import page from './art/page.webp'
import pin from './art/pin.webp'
import plate from './art/plate.webp'
import receipt from './art/receipt.webp'
import scooter from './art/scooter.webp'
import shop from './art/shop.webp'
import talk from './art/talk.webp'
import ticket from './art/ticket.webp'
import { isSavingDataAtom } from './data-saver.ts'
import css from './EmptyArt.module.css'

const PICTURES = {
  bag,
  bell,
  briefcase,
  calendar,
  card,
  chair,
  heart,
  magnifier,
  page,
  pin,
  plate,
  receipt,
  scooter,
  shop,
  talk,
  ticket,
}
export type Art = keyof typeof PICTURES

/** A picture on a round ground, 132 px: what an empty page is about. Decoration for screen readers, and left out where data is saved. */
export function EmptyArt({ of }: { of: Art }) {
  if (useAtomValue(isSavingDataAtom)) return null
  return (
    <span className={css.disc} aria-hidden="true">
      <img src={PICTURES[of]} alt="" width={84} height={84} decoding="async" />
    </span>
  )
}
