import { atom } from 'jotai'
import type { Hall } from '#/api/schema/table.ts'
import { changeDraftAtom } from '#/features/order-draft/index.ts'
import { deviceNow } from '#/lib/clock.ts'

type Seat = { branchId: string; hall: Omit<Hall, 'tables'>; table: { id: string; number: string } }

/** Chooses the table: the order is for it until the visit is over. */
export const takeTableAtom = atom(null, (_get, set, { branchId, hall, table }: Seat) =>
  set(changeDraftAtom, {
    service: 'DINE_IN',
    table: {
      branchId,
      hallId: hall.id,
      tableId: table.id,
      number: table.number,
      hall: hall.name,
      serviceId: hall.service?.id ?? null,
      waiterId: null,
      percent: hall.service?.percent ?? 0,
      amount: hall.service?.amount ?? 0,
      at: deviceNow(),
    },
  }),
)
