import { Banner } from '#/api/schema/content.ts'
import { Brand, Policy, type PolicyType } from '#/api/schema/merchant.ts'
import { answerList } from '#/api/schema/records.ts'
import { SentSettings } from '#/api/schema/settings.ts'
import { FIRST_CALLS } from '#/config/first-paint.ts'
import { type Call, publicly } from './client.ts'

/** Service `support`. */
export const supportApi = (anyCall: Call) => {
  const call = publicly(anyCall)
  return {
    settings: () => call(SentSettings, FIRST_CALLS.settings),
    policies: (type: PolicyType, signal?: AbortSignal) =>
      call(answerList('policies', Policy), '/support/v1/company/policies', {
        query: { policies: type },
        signal,
      }),
    brands: () => call(answerList('brands', Brand), FIRST_CALLS.brands),
    banners: (signal?: AbortSignal) => call(answerList('banners', Banner), FIRST_CALLS.banners, { signal }),
  }
}
