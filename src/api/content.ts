import { laterService } from './api.ts'
import { publicly } from './client.ts'
import { path } from './path.ts'
import { Done } from './schema/done.ts'
import { answerList } from './schema/records.ts'
import { Story } from './schema/story.ts'
import { Vacancy } from './schema/vacancy.ts'

/** An application for a vacancy; `phone` is whole, `+998901234567`. */
export type Application = { name: string; phone: string; comment: string }

/** Stories and vacancies, of the service `support`. */
export const contentApi = laterService((anyCall, knowsKeys) => {
  const call = publicly(anyCall)
  return {
    stories: (signal?: AbortSignal) => call(answerList('stories', Story), '/support/v1/stories', { signal }),
    vacancies: (signal?: AbortSignal) =>
      call(answerList('vacancies', Vacancy), '/support/v1/vacancies', { signal }),
    /** 404: no such vacancy, or not any more. */
    vacancy: (id: string, signal?: AbortSignal) =>
      call(Vacancy, path`/support/v1/vacancies/${id}`, { signal }),
    /** 422 PHONE_INVALID; 429 for one who applies too often. The same `key` is the same application. */
    apply: (vacancyId: string, application: Application, key: string) =>
      call(Done, path`/support/v1/vacancies/${vacancyId}/apply`, {
        method: 'POST',
        headers: knowsKeys ? { 'Idempotency-Key': key } : {},
        body: application,
      }),
  }
})
