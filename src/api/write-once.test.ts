import { expect, test, vi } from 'vitest'
import { badAnswer, timedOut } from './error.ts'
import { type ApiError, fail, ok, type Result } from './result.ts'
import { createWriteOnce, settle } from './write-once.ts'

type Place = { id: string; at: string; flat: string }

/** A server that loses the answers of the attempts named; `book` is what it has. */
function server(lost: readonly (ApiError | null)[], book: Place[] = [{ id: 'old', at: 'A', flat: '1' }]) {
  let attempt = 0
  const list = vi.fn(async (): Promise<Result<Place[]>> => ok([...book]))
  const change = vi.fn(async (id: string, flat: string): Promise<Result<Place>> => {
    const at = book.findIndex((one) => one.id === id)
    const next = { id, at: book[at]?.at ?? '', flat }
    book[at] = next
    return ok(next)
  })
  const writeOnce = createWriteOnce<Place>()
  const press = (place: Omit<Place, 'id'>, known: string[] | null = ['old']) =>
    writeOnce({
      known,
      send: async () => {
        const error = lost[attempt++]
        if (error?.kind === 'network') return fail(error)
        const made = { id: `new-${attempt}`, ...place }
        if (error?.kind !== 'refused') book.push(made)
        return error ? fail(error) : ok(made)
      },
      list,
      isSent: (one) => one.at === place.at,
      adopt: (one) => (one.flat === place.flat ? Promise.resolve(ok(one)) : change(one.id, place.flat)),
    })
  return { book, list, change, press }
}
const error = (kind: ApiError['kind']) => ({ ...badAnswer(), kind })

test('a record whose answer was lost is found at once, and is there once', async () => {
  const { book, press } = server([badAnswer()])
  expect(await press({ at: 'B', flat: '50' })).toEqual(ok({ id: 'new-1', at: 'B', flat: '50' }))
  expect(book).toHaveLength(2)
})

test('after a server that was too slow it is found before the next attempt, with what was corrected since', async () => {
  const { book, list, press } = server([timedOut()])
  expect((await press({ at: 'B', flat: '50' }))[0]?.kind).toBe('timeout')
  expect(list).not.toHaveBeenCalled()
  expect((await press({ at: 'B', flat: '51' }))[1]).toEqual({ id: 'new-1', at: 'B', flat: '51' })
  expect(book.filter(({ at }) => at === 'B')).toEqual([{ id: 'new-1', at: 'B', flat: '51' }])
})

test('one that the server does not have is sent again', async () => {
  const { book, press } = server([error('network')])
  expect((await press({ at: 'B', flat: '50' }))[0]?.kind).toBe('network')
  expect((await press({ at: 'B', flat: '50' }))[0]).toBeNull()
  expect(book).toHaveLength(2)
})

test.each([
  ['what was there before', ['old'], 'A'],
  ['anything where the list before is not known', null, 'A'],
])('%s is not taken for it', async (_what, known, at) => {
  const { book, press, change } = server([error('network'), null])
  await press({ at, flat: '50' }, known)
  await press({ at, flat: '50' }, known)
  expect(change).not.toHaveBeenCalled()
  expect(book.map(({ id }) => id)).toEqual(['old', 'new-2'])
})

test('a correction that is lost as well leaves the first one there, and none beside it', async () => {
  const { book, change, press } = server([timedOut()])
  await press({ at: 'B', flat: '50' })
  change.mockResolvedValueOnce(fail(error('network')))
  expect((await press({ at: 'B', flat: '51' }))[0]?.kind).toBe('network')
  expect((await press({ at: 'B', flat: '51' }))[1]?.flat).toBe('51')
  expect(book.filter(({ at }) => at === 'B')).toHaveLength(1)
})

test('a refusal is final: nothing is looked for', async () => {
  const { list, press } = server([error('refused')])
  expect((await press({ at: 'B', flat: '50' }))[0]?.kind).toBe('refused')
  await press({ at: 'B', flat: '50' })
  expect(list).not.toHaveBeenCalled()
})

test('a second record of the same kind, once the first is there, is one of its own', async () => {
  const { book, press } = server([badAnswer(), null])
  await press({ at: 'B', flat: '50' })
  await press({ at: 'B', flat: '60' }, ['old', 'new-1'])
  expect(book.map(({ flat }) => flat)).toEqual(['1', '50', '60'])
})

const refusal = (status: number): ApiError => ({ ...error('http'), status, code: 'ORDER_NOT_CANCELABLE' })
test.each([
  ['an answer that was lost', error('network'), true],
  ['an answer of a proxy', badAnswer(), true],
  ['a server in trouble', refusal(503), true],
  ['a second attempt that is refused', refusal(409), true],
  ['a call that nobody waits for', error('aborted'), false],
  ['a timeout', timedOut(), false],
  ['a session that has ended', refusal(401), false],
])('%s is settled by what the server has: %s', async (_what, failed, isLookedAt) => {
  const look = vi.fn(async () => 'cancelled')
  expect(await settle(fail(failed), look)).toEqual(isLookedAt ? ok('cancelled') : fail(failed))
  expect(look).toHaveBeenCalledTimes(isLookedAt ? 1 : 0)
})

test('a change that the server does not have has failed, and one that was answered is not looked for', async () => {
  const look = vi.fn(async () => null)
  expect(await settle(fail(badAnswer()), look)).toEqual(fail(badAnswer()))
  expect(await settle(ok('cancelled'), look)).toEqual(ok('cancelled'))
  expect(look).toHaveBeenCalledTimes(1)
})
