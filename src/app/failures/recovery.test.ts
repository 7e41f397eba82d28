import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient, unwrap } from '#/api/query.ts'
import { fail, ok } from '#/api/result.ts'
import { NO_TEXT } from '#/domain/text.ts'
import { followRecovery } from './recovery.ts'

const refused = (status: number) =>
  fail({ kind: 'http', status, code: '', message: NO_TEXT, details: [], retryAfter: null })

/** Reads of one server, by name; `answers` says what each gets. */
function openReads(
  answers: Record<string, () => ReturnType<typeof refused> | ReturnType<typeof ok<string>>>,
) {
  const client = createQueryClient()
  const asked: string[] = []
  const read = (name: string) => ({
    queryKey: [name],
    queryFn: () => {
      asked.push(name)
      return unwrap(Promise.resolve(answers[name]?.() ?? refused(404)))
    },
  })
  const shown = (name: string) => new QueryObserver(client, read(name)).subscribe(() => {})
  const settled = () => expect.poll(() => client.isFetching()).toBe(0)
  return { client, asked, read, shown, settled }
}

test('the first answer after a failure brings all failed reads of the screen back (ER-05)', async () => {
  let isWell = false
  const answer = () => (isWell ? ok('well') : refused(503))
  const { client, asked, read, shown, settled } = openReads({
    fee: answer,
    tariff: answer,
    gone: () => refused(404),
    branch: () => ok('well'),
    elsewhere: answer,
  })
  const stop = followRecovery(client)
  for (const name of ['fee', 'tariff', 'gone', 'branch']) shown(name)
  await client.prefetchQuery(read('elsewhere'))
  await settled()
  asked.length = 0

  await client.refetchQueries({ queryKey: ['tariff'] })
  await settled()
  expect(asked).toEqual(['tariff'])
  await client.refetchQueries({ queryKey: ['branch'] })
  await settled()
  expect(asked).toEqual(['tariff', 'branch'])

  isWell = true
  await client.refetchQueries({ queryKey: ['tariff'] })
  await settled()
  expect(asked).toEqual(['tariff', 'branch', 'tariff', 'fee'])
  expect(client.getQueryData(['fee'])).toBe('well')
  stop()
  client.clear()
})

test('a read that goes on failing is asked for once by each that recovers, and a failure of before is known', async () => {
  let isWell = false
  const { client, asked, shown, settled } = openReads({
    fee: () => (isWell ? ok('well') : refused(500)),
    slots: () => refused(500),
  })
  for (const name of ['fee', 'slots']) shown(name)
  await settled()
  const stop = followRecovery(client)
  asked.length = 0
  isWell = true
  await client.refetchQueries({ queryKey: ['fee'] })
  await settled()
  await client.refetchQueries({ queryKey: ['fee'] })
  await settled()
  expect(asked).toEqual(['fee', 'slots', 'fee'])
  stop()
  client.clear()
})
