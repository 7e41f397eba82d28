import { TicketPercent } from 'lucide-react'
import { classNames } from '#/lib/class-names.ts'
import css from './Ticket.module.css'

/** The icon of a promo code; grey for an invalid one. */
export function Ticket({ isOff = false }: { isOff?: boolean }) {
  return (
    <span className={classNames(css.ticket, isOff && css.off)} aria-hidden="true">
      <TicketPercent size={20} />
    </span>
  )
}
