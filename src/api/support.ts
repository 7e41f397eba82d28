import { answerList } from '#/api/schema/common.ts'
import { Banner, Story } from '#/api/schema/content.ts'
import { Brand, Policy, type PolicyType } from '#/api/schema/merchant.ts'
import { WebSettings } from '#/api/schema/settings.ts'
import type { Call } from './client.ts'

/** Service `support` (spec section 7). */
export const supportApi = (call: Call) => ({
  settings: () => call(WebSettings, '/support/v1/merchant/settings/web'),
  policies: (type: PolicyType, signal?: AbortSignal) =>
    call(answerList('policies', Policy), '/support/v1/company/policies', {
      query: { policies: type },
      signal,
    }),
  brands: () => call(answerList('brands', Brand), '/support/v1/brand/catalog'),
  banners: (signal?: AbortSignal) => call(answerList('banners', Banner), '/support/v1/banners', { signal }),
  stories: (signal?: AbortSignal) => call(answerList('stories', Story), '/support/v1/stories', { signal }),
})
