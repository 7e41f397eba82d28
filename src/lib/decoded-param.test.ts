import { expect, test } from 'vitest'
import { decodedParam } from './decoded-param.ts'

test.each(['a/b', 'a%2Fb', '%', '100%', 'a%252Fb', 'a?b#c', '{8F2E-11}', 'плов', ' '])(
  'of the id %j in an address a router leaves enough to read it back',
  (id) => {
    const written = encodeURIComponent(id)
    expect(decodedParam(decodeURI(written), `/product/${written}`)).toBe(id)
    expect(decodedParam(written)).toBe(id)
  },
)

test('what is no encoded text stays as it is', () => {
  expect(decodedParam('%E0%A4', '/product/%E0%A4')).toBe('%E0%A4')
})
