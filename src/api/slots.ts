import type { OrderedService } from '#/domain/service.ts'
import { laterService } from './api.ts'
import { publicly } from './client.ts'
import { path } from './path.ts'
import { answerList } from './schema/records.ts'
import { SlotState } from './schema/slot.ts'

/** Times that can be ordered for, of the service `users` (BX-32). Servers may be without the call: then none is full. */
export const slotsApi = laterService((anyCall) => {
  const call = publicly(anyCall)
  return {
    /** `date`: "YYYY-MM-DD". */
    ofDay: (branchId: string, serviceType: OrderedService, date: string, signal?: AbortSignal) =>
      call(answerList('slots', SlotState), path`/users/v1/branches/${branchId}/slots`, {
        query: { serviceType, date },
        signal,
      }),
  }
})
