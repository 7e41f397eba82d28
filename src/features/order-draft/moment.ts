import { useAtomValue } from 'jotai'
import { cookedFrom, type MenuHours } from '#/domain/hours/menu-hours.ts'
import { deliveryAt } from '#/domain/hours/tashkent.ts'
import { useNow } from '#/ui/use-now.ts'
import { whenAtom } from './when.ts'

/** The moment that the order is for, by the server's clock: the time that was chosen, or now. A time gone by is now. */
export function useOrderMoment(): Date {
  const now = useNow()
  const when = useAtomValue(whenAtom)
  const wanted = when && new Date(deliveryAt(when.day, when.time))
  return wanted && wanted > now ? wanted : now
}

/** When a category is cooked again, "HH:mm", empty when nobody can say; null: it is, at the moment that the order is for (BX-37). */
export function useCookedFrom(): (category: MenuHours | undefined) => string | null {
  const moment = useOrderMoment()
  return (category) => (category ? cookedFrom(category, moment) : null)
}
