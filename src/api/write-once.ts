import { isRetryable } from './query.ts'
import { type ApiError, ok, type Result } from './result.ts'

/**
 * Whether an error leaves open what became of a write: its answer was lost, or says nothing of it. A refusal is clear, also
 * one whose code is not known.
 */
export const isUnclear = (error: ApiError): boolean => isRetryable(error) && error.kind !== 'refused'

/** The answer of a removal: what is not there any more was removed by an earlier attempt, whose answer was lost. */
export const goneIsDone = (answer: Result<unknown>): Result<unknown> =>
  answer[0]?.status === 404 ? ok(null) : answer

/**
 * Of a change that failed, `look` says what the server has by now: the record as it was to become, or null. What is there is
 * done: its answer was lost, or it is the second attempt that was refused. After a timeout nobody waits any longer.
 */
export async function settle<T>(answer: Result<T>, look: () => Promise<T | null>): Promise<Result<T>> {
  const [error] = answer
  if (!error || error.kind === 'aborted' || error.kind === 'timeout' || error.status === 401) return answer
  const found = await look()
  return found === null ? answer : ok(found)
}

type Write<T> = {
  /** The ids of the list before, as far as they are known: without them nothing is taken for the one that was sent. */
  known: readonly string[] | null
  send: () => Promise<Result<T>>
  list: () => Promise<Result<readonly T[]>>
  /** Whether a new record of the list is the one that was sent. */
  isSent: (one: T) => boolean
  /** What is still to be done with it, if it was sent with other details. */
  adopt?: (one: T) => Promise<Result<T>>
}

/**
 * Writes a record of a list that must not be there twice, for servers that know no idempotency keys. After an answer that
 * was lost, the list is looked through for what the server has made of it: at once, where that is quick, and before the
 * next attempt.
 */
export function createWriteOnce<T extends { readonly id: string }>() {
  /** The ids of the list before the first attempt whose outcome is open. */
  let before: ReadonlySet<string> | null = null

  return async ({
    known,
    send,
    list,
    isSent,
    adopt = async (one) => ok(one),
  }: Write<T>): Promise<Result<T>> => {
    const find = async (): Promise<T | undefined> => {
      if (!before) return undefined
      const [, all] = await list()
      return all?.find((one) => !before?.has(one.id) && isSent(one))
    }
    /** An answer that leaves nothing open: the next attempt is about another record. */
    const finish = (answer: Result<T>): Result<T> => {
      const [error] = answer
      if (!error || !isUnclear(error)) before = null
      return answer
    }
    const earlier = await find()
    if (earlier) return finish(await adopt(earlier))
    before ??= known && new Set(known)
    const answer = finish(await send())
    const [error] = answer
    // After a timeout it has waited long enough: the next attempt looks first.
    const found = error && error.kind !== 'timeout' ? await find() : undefined
    return found ? finish(await adopt(found)) : answer
  }
}
