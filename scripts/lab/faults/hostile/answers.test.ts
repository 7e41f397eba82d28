import { describe, expect, test } from 'vitest'
import { randomOf } from '../../../random.ts'
import { DAMAGES, type Damage, damaged, numbersIn } from './answers.ts'

const MENU = {
  version: 'v1',
  products: [
    { id: 'p-1', costPrice: 34_000, type: 'MODIFICATION', systems: ['WEB', 'APP'], image: null },
    { id: 'p-2', costPrice: 12_000, type: 'NONE', systems: [], image: 'a.webp' },
  ],
}
const LIST = [{ id: 'o-1', total: 5, status: 'COOKING' }, { id: 'o-2' }]

const made = (damage: Damage, body: unknown, seed = 1) =>
  damaged(JSON.stringify(body), 200, damage, randomOf(seed))
const read = (damage: Damage, body: unknown, seed = 1) => JSON.parse(made(damage, body, seed).body)
/** What some of the seeds make: the share of the fields is the seed's. */
const some = (damage: Damage, body: unknown) =>
  Array.from({ length: 40 }, (_, seed) => read(damage, body, seed)).map((one) => JSON.stringify(one))

describe('a damaged answer', () => {
  test.each(DAMAGES)('%s: the same for the same seed', (damage) => {
    for (const seed of [1, 2, 3]) expect(made(damage, MENU, seed)).toEqual(made(damage, MENU, seed))
  })

  test('lists become pages, in a record too, and pages lists', () => {
    const asPage = {
      content: LIST,
      totalElements: 2,
      totalPages: 1,
      number: 0,
      size: 2,
      first: true,
      last: true,
    }
    expect(read('a page instead of a list', LIST)).toEqual(asPage)
    expect(read('a page instead of a list', asPage)).toEqual(LIST)
    expect(read('a page instead of a list', MENU)).toMatchObject({ version: 'v1', products: { size: 2 } })
  })

  test.each<[Damage, unknown, string]>([
    ['nulls', { a: 1, b: { c: 'x' } }, '{"a":null,"b":null}'],
    ['missing fields', { a: 1, b: { c: 'x' } }, '{}'],
    ['numbers as text', { a: 1, b: [2.5, 'x'] }, '{"a":"1","b":["2.5","x"]}'],
    [
      'unknown words of an enum',
      { status: 'COOKING', code: 'OFF', name: 'Norin', systems: ['WEB'] },
      '{"status":"OF_THE_NEXT_VERSION","code":"OFF","name":"Norin","systems":["WEB","OF_THE_NEXT_VERSION"]}',
    ],
  ])('%s: all of them with some seeds, a part with others', (damage, body, all) => {
    const answers = some(damage, body)
    expect(answers).toContain(all)
    expect(new Set(answers).size).toBeGreaterThan(1)
  })

  test('extra fields leave the known ones as they were', () => {
    expect(read('extra fields', LIST)[0]).toMatchObject({
      id: 'o-1',
      total: 5,
      status: 'COOKING',
      isNew: true,
    })
  })

  test('broken records stand among all good ones, and in no list of words', () => {
    const { products } = read('broken records among good ones', MENU)
    expect(products).toHaveLength(4)
    expect(products).toEqual(expect.arrayContaining(MENU.products))
  })

  test('a cut body says how long it would be, and stops before', () => {
    const { body, sendsUntil } = made('a cut body', MENU)
    expect(JSON.parse(body)).toEqual(MENU)
    expect(sendsUntil).toBeLessThan(body.length)
  })

  test('a drip is the whole body in parts', () => {
    const { body, sendsUntil, parts } = made('a slow drip', MENU)
    expect([JSON.parse(body), sendsUntil]).toEqual([MENU, null])
    expect(parts).toBeGreaterThan(1)
  })

  test('HTML comes with 200, whatever the status was; nothing is empty', () => {
    expect(damaged('{}', 404, 'HTML with 200', randomOf(1))).toMatchObject({ status: 200 })
    expect(made('an empty body', MENU).body).toBe('')
  })

  test('what is no JSON stays as it is', () => {
    expect(damaged('<html>', 500, 'nulls', randomOf(1))).toMatchObject({ status: 500, body: '<html>' })
  })

  test('no damage makes a number that was not sent', () => {
    const sent = new Set([...numbersIn(JSON.stringify(MENU)), 42, -1, 1, 0, 2])
    for (const damage of DAMAGES)
      for (let seed = 0; seed < 20; seed++)
        for (const number of numbersIn(made(damage, MENU, seed).body)) expect(sent).toContain(number)
  })
})
