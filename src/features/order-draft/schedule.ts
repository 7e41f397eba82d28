import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { dayOf } from '#/domain/hours/hours.ts'
import { cookedFrom, type MenuHours } from '#/domain/hours/menu-hours.ts'
import { firstSlot } from '#/domain/hours/schedule.ts'
import { useDay } from '#/i18n/format.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { useNow } from '#/ui/use-now.ts'
import { serviceTypeAtom } from './service.ts'
import { whenAtom } from './when.ts'

/**
 * The order for the first time at which a category is cooked and the branch takes orders (BX-37): the words of the
 * button, and what it does. Null: there is no such time.
 */
export function useScheduleFor(
  category: MenuHours | undefined,
): { label: string; schedule: () => void } | null {
  const { t } = useLingui()
  const dayText = useDay()
  const notify = useNotify()
  const now = useNow()
  const branch = useAtomValue(nearestBranchAtom)
  const service = useAtomValue(serviceTypeAtom)
  const setWhen = useSetAtom(whenAtom)
  if (!branch || !category) return null
  const slot = firstSlot(
    branch,
    now,
    service,
    ({ deliveryAt }) => cookedFrom(category, new Date(deliveryAt)) === null,
  )
  if (!slot) return null
  const { day, time } = slot
  const date = dayText(slot.deliveryAt)
  const when = day === dayOf(now) ? time : `${date}, ${time}`
  return {
    label: t`Schedule for ${when}`,
    schedule: () => {
      setWhen({ day, time })
      notify({ text: t`The order is for ${when}`, tone: 'good' })
    },
  }
}
