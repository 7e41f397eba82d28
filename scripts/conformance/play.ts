import { CALLS, type CallRow, nameOf } from '../contract/calls.ts'
import { type Asked, exchange, requestFor, type Target } from './ask.ts'
import { judge, judgeRefusal } from './judge.ts'

/** One line of the report. `skipped`: why it was not asked; then there is nothing else. */
export type Line = {
  call: string
  status: number
  ms: number
  losses: string[]
  /** Worth knowing, but nobody loses anything by it. */
  notes: string[]
  skipped?: string
}

export type Play = ReturnType<typeof openPlay>

/** Plays calls against a server and hands each line to `onLine` as it comes. */
export function openPlay(target: Target, onLine: (line: Line) => void) {
  let merchant = target.merchant
  /** The server's time at its last answer, or ours. */
  let now = new Date()
  const rowNamed = (name: string): CallRow => {
    const row = CALLS.find((one) => nameOf(one) === name)
    if (!row) throw new Error(`${name} is not in the table of calls`)
    return row
  }
  const send = async (row: CallRow, asked: Asked) => {
    const answer = await exchange(requestFor({ ...target, merchant }, row, asked), target.timeoutMs)
    const date = Date.parse(answer.headers.get('Date') ?? '')
    if (!Number.isNaN(date)) now = new Date(date)
    return answer
  }
  return {
    target,
    now: () => now,
    /** From now on the merchant is called by its id, as the shop does. */
    knowMerchant: (id: string) => {
      merchant = id
    },
    /**
     * A call that should succeed, named as in the table; answers what the shop would read of it, which is the output of
     * the row's schema, or null.
     */
    ask: async <T>(
      name: string,
      asked: Asked = {},
      note?: (headers: Headers) => string[],
    ): Promise<T | null> => {
      const row = rowNamed(name)
      const answer = await send(row, asked)
      const { losses, data } = judge(row, answer)
      const notes = note?.(answer.headers) ?? []
      onLine({ call: name, status: answer.status, ms: answer.ms, losses, notes })
      return data as T | null
    },
    /** A call that must be refused with this status. */
    askInVain: async (name: string, why: string, status: number, asked: Asked) => {
      const answer = await send(rowNamed(name), asked)
      const losses = judgeRefusal(status, answer)
      onLine({ call: `${name}, ${why}`, status: answer.status, ms: answer.ms, losses, notes: [] })
    },
    skip: (call: string, skipped: string) =>
      onLine({ call, status: 0, ms: 0, losses: [], notes: [], skipped }),
    add: onLine,
  }
}
