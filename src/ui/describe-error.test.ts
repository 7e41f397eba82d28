import { afterEach, expect, test, vi } from 'vitest'
import { describeError } from './describe-error.ts'

const error = (change: object) => ({
  kind: 'http',
  status: 500,
  message: { uz: '', ru: '', eng: '' },
  ...change,
})
afterEach(() => vi.unstubAllGlobals())

const words = (said: ReturnType<typeof describeError>) => (typeof said === 'string' ? said : said.message)

test.each([
  ['a network that is gone', error({ kind: 'network', status: 0 }), /connection/],
  ['a server that is slow', error({ kind: 'timeout', status: 0 }), /too long/],
  ['a server in trouble', error({}), /wrong on our side/],
  ['an answer that is none', error({ kind: 'bad-answer', status: 200 }), /could not be read/],
  ['a refusal without words', error({ status: 422 }), /not accepted/],
  ['too many tries', error({ status: 429 }), /Too many/],
  ['something gone', error({ status: 404 }), /no longer available/],
  ['the server’s own words', error({ message: { uz: 'Yopiq', ru: 'Закрыто', eng: 'Closed' } }), /^Closed$/],
  ['nobody knows what', 'boom', /did not work/],
])('%s, bare or as a failed read throws it', (_what, given, says) => {
  expect(words(describeError(given, 'eng'))).toMatch(says)
  if (typeof given === 'object') {
    expect(words(describeError(Object.assign(new Error('call failed'), { error: given }), 'eng'))).toMatch(
      says,
    )
  }
})

test('without a network it is not the server that did not answer', () => {
  const lost = error({ kind: 'network', status: 0 })
  vi.stubGlobal('navigator', { onLine: true })
  expect(words(describeError(lost, 'eng'))).toMatch(/^No response/)
  vi.stubGlobal('navigator', { onLine: false })
  expect(words(describeError(lost, 'eng'))).toMatch(/^There is no internet/)
})
