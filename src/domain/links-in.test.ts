import { expect, test } from 'vitest'
import { linksIn } from './links-in.ts'

const pressed = (text: string) =>
  linksIn(text).flatMap(({ text: written, href }) => (href ? [[written, href]] : []))

test.each<[string, [written: string, href: string][]]>([
  ['Menyu: https://site.uz/menyu?a=1.', [['https://site.uz/menyu?a=1', 'https://site.uz/menyu?a=1']]],
  ['(http://site.uz/a)', [['http://site.uz/a', 'https://site.uz/a']]],
  [
    'www.site.uz, t.me/dasturxon',
    [
      ['www.site.uz', 'https://www.site.uz/'],
      ['t.me/dasturxon', 'https://t.me/dasturxon'],
    ],
  ],
  ['Yozing: @dasturxon_bot!', [['@dasturxon_bot', 'https://t.me/dasturxon_bot']]],
  [
    '+998 90 123-45-67 yoki 71 200 00 00',
    [
      ['+998 90 123-45-67', 'tel:+998901234567'],
      ['71 200 00 00', 'tel:+998712000000'],
    ],
  ],
  [
    '901234567, 998901234567',
    [
      ['901234567', 'tel:+998901234567'],
      ['998901234567', 'tel:+998901234567'],
    ],
  ],
  ['+7 495 123-45-67', [['+7 495 123-45-67', 'tel:+74951234567']]],
  ['150 000 000 soʻm, 900000000, 1005, 20.11.2026 14:05', []],
  ['Pishdi.Keldi va h.k.', []],
  ['ali@site.uz', []],
  ['javascript:alert(1) data:text/html,x', []],
  ['1234567890123456', []],
  ['https://user:pass@site.uz', []],
])('in %j it can be pressed: %j', (text, expected) => {
  expect(pressed(text)).toEqual(expected)
  // Nothing is lost on the way.
  expect(
    linksIn(text)
      .map(({ text: part }) => part)
      .join(''),
  ).toBe(text)
})

test('marks of direction are taken away', () => {
  expect(linksIn('a\u202eb')).toEqual([{ text: 'ab', at: 0 }])
})
