import { afterEach, describe, expect, test, vi } from 'vitest'
import { wordsOfCode } from './code-words.ts'
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
  ['a limit on the way', error({ kind: 'bad-answer', status: 0, advice: 'wait' }), /Too many/],
  [
    'a photo that is too large',
    error({ kind: 'bad-answer', status: 0, advice: 'send-less' }),
    /smaller photo/,
  ],
  ['something gone', error({ status: 404 }), /no longer available/],
  ['the server’s own words', error({ message: { uz: 'Yopiq', ru: 'Закрыто', eng: 'Closed' } }), /^Closed$/],
  ['an unknown value', 'boom', /did not work/],
])('%s, bare or as a failed read throws it', (_what, given, says) => {
  expect(words(describeError(given, 'eng', null))).toMatch(says)
  if (typeof given === 'object') {
    expect(
      words(describeError(Object.assign(new Error('call failed'), { error: given }), 'eng', null)),
    ).toMatch(says)
  }
})

test('without a network it is not the server that did not answer', () => {
  const lost = error({ kind: 'network', status: 0 })
  vi.stubGlobal('navigator', { onLine: true })
  expect(words(describeError(lost, 'eng', null))).toMatch(/^No response/)
  vi.stubGlobal('navigator', { onLine: false })
  expect(words(describeError(lost, 'eng', null))).toMatch(/^There is no internet/)
})

describe('an error without words is described by its code (ER-04)', () => {
  const wordsFor = (change: object) =>
    words(describeError(error({ status: 422, ...change }), 'eng', wordsOfCode))
  test('the words of the server are said before those of the code', () => {
    const message = { uz: 'Raqam xato', ru: 'Номер с ошибкой', eng: 'Bad number' }
    expect(wordsFor({ code: 'PHONE_INVALID', message })).toBe('Bad number')
    expect(wordsFor({ code: 'PHONE_INVALID' })).toBe('There is a mistake in the phone number')
  })
  test('an unknown code shows its description, else its kind', () => {
    expect(wordsFor({ code: 'NEW_RULE', message: { uz: '', ru: 'Новое правило', eng: '' } })).toBe(
      'Новое правило',
    )
    expect(wordsFor({ code: 'NEW_RULE' })).toMatch(/not accepted/)
    expect(wordsFor({ code: 'toString' })).toMatch(/not accepted/)
  })
  test.each([
    ['PROMO_MIN_PRICE', { min: 50_000 }, 'The total must exceed {min}', { min: '50,000\u00a0UZS' }],
    [
      'CASHBACK_NOT_ENOUGH',
      { max: 7_000 },
      'There is not enough cashback: at most {most}',
      { most: '7,000\u00a0UZS' },
    ],
    ['NOT_ENOUGH_PRODUCTS', { max: 3 }, 'Not enough of this dish left, at most {max}', { max: 3 }],
    ['MIN_DELIVERY_PRICE', { min: 40_000 }, 'Delivery starts from {sum}', { sum: '40,000\u00a0UZS' }],
  ])('%s says the bound that came with it, and does without', (code, detail, says, values) => {
    const given = error({ status: 422, code, details: [detail] })
    expect(describeError(given, 'eng', wordsOfCode)).toMatchObject({ message: says, values })
    expect(wordsFor({ code })).not.toMatch(/\{|undefined|not accepted/)
  })
  test.each([
    [40, { retryAfter: 40 }],
    [120, { retryAfter: 120 }],
    [1_859, { minutes: 31 }],
  ])('how long to wait, %i s, is said in seconds, a long wait in minutes', (retryAfter, values) => {
    const given = error({ status: 429, code: 'SMS_TOO_OFTEN', retryAfter })
    expect(describeError(given, 'eng', wordsOfCode)).toMatchObject({ values })
  })
})
