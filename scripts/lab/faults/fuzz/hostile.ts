/* What no shop would send: values that no column, date, sum, file name or parser expects. */

const LONG = 'x'.repeat(3_000)

/** What most often passes a schema and fails in the database. */
export const WORST: readonly unknown[] = ['a\0b', '\ud800', 100_000, 1e300, 0.5, {}]

/** Texts that are odd wherever they stand. */
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\ufeff',
  '\u202e\u200f',
  '\u00e9\u0301',
  '🍲',
  LONG,
  LONG.repeat(20),
  "'; DROP TABLE users; --",
  '%',
  '_',
  '%00',
  '%2500',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '$' + '{7*7}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '-0',
  '0.5',
  '1.5',
  '1e400',
  '1e-400',
  '0x10',
  '2147483648',
  '9007199254740993',
  '9999999999999999999',
  '0000-00-00',
  '2026-02-31',
  '2026-11-25T24:00:60+99:99',
  '9999999-01-01',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '-8640000000000000',
  '99999999999999',
  '25:61',
  '+998',
  '+99890123456789012345',
  '٠١٢٣',
  'javascript:alert(1)',
  'http://[::1',
  'https://evil.example/',
  '//evil.example',
  'http://user:word@demo.localhost/',
  'data:text/html,x',
] as const

/** Values for a field of a JSON body. */
export const VALUES: readonly unknown[] = [
  ...TEXTS,
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.5,
  1e-7,
  100_000,
  1_000_000,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e300,
  -1e300,
  [],
  [null],
  [[[[]]]],
  ['\0'],
  Array.from({ length: 1_000 }, () => 0),
  Array.from({ length: 101 }, (_, i) => ({ id: `x-${i}` })),
  {},
  { id: null },
  { id: '\0' },
  { '\0': 1 },
  { length: 1e9 },
  JSON.parse('{"__proto__":{"polluted":true}}'),
  JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
]

/** Texts for a form, which cannot hold half a pair of code units. */
export const FORM_TEXTS = TEXTS.filter((text) => !/\p{Cs}/u.test(text))

const encoded = (text: string) => encodeURIComponent(text).replaceAll('.', '%2e')

/** Pieces of an address, as they stand in it: encoded, and encoded badly. */
export const ADDRESS_TEXTS = [
  ...FORM_TEXTS.map(encoded),
  '%',
  '%E0%A4',
  '%ED%A0%80',
  '%C0%AE%C0%AE',
  '%ff',
  '%2f%2e%2e%2f',
  '..',
  '.',
  '/',
  '//',
  ';a=b',
  '+',
  '*',
  '.vite',
  '.git/config',
  'index.html',
  'x.png',
  'w0h0q0/x',
  'w9999h9999q999/u/x.webp',
  'tiles/99/999999/999999.mvt',
]

/** Texts that HTTP lets into a header. */
export const HEADER_TEXTS = [
  ...TEXTS.filter((text) => /^[\x20-\x7e]*$/.test(text)),
  'é',
  '"',
  'W/"',
  ',',
  ';q=',
  '*',
  '*/*',
  'Bearer ',
  `Bearer ${'x'.repeat(43)}`,
  `Bearer ${LONG}`,
  'text/event-stream',
  'text/html',
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${LONG}`,
  'en-US-x-private;q=9,ru',
  'gzip, br, deflate, zstd, *;q=0',
  'identity;q=0',
  'cross-site',
  'bytes=0-,-1',
  'TG',
  'demo, dark',
  '127.0.0.1',
]

/** Whole bodies with the type they claim to have. */
export const RAW_BODIES: readonly (readonly [type: string, text: string])[] = [
  ['application/json', ''],
  ['application/json', '{'],
  ['application/json', 'null'],
  ['application/json', '"x"'],
  ['application/json', '\ufeff{}'],
  ['application/json', '{"phone":1e999}'],
  ['application/json', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['application/json', `{"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`],
  ['application/json', `"${'x'.repeat(300_000)}"`],
  ['text/plain', '{}'],
  ['text/xml', '<!DOCTYPE x [<!ENTITY x "x">]><x>&x;</x>'],
  ['application/x-www-form-urlencoded', ''],
  ['application/x-www-form-urlencoded', 'do=paid&do=cancel&text=%00&text=%ff&returnUrl=%'],
  ['application/x-www-form-urlencoded', 'text=a%00b&do=%00&returnUrl=%00'],
  ['application/x-www-form-urlencoded', `text=${LONG}&__proto__=x&constructor=x`],
  ['multipart/form-data', 'x'],
  ['multipart/form-data; boundary=x', ''],
  ['multipart/form-data; boundary=x', '--x\r\n'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\n'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data\r\n\r\nx\r\n--x--\r\n'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="text"\r\n\r\na\0b\r\n--x--\r\n',
  ],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="../../a\0.jpg"\r\n\r\n\r\n--x--\r\n',
  ],
]

const JPEG = [0xff, 0xd8, 0xff, 0xe0]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** The header of a PNG of 2^31 - 1 by 2^31 - 1 pixels. */
const HUGE_PNG = [...PNG, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff]
const bytes = (...content: number[]) => new Blob([new Uint8Array(content)], { type: 'image/jpeg' })

/** Files that are no picture, or hardly one. */
export const FILES: readonly Blob[] = [
  new Blob([]),
  bytes(0),
  bytes(...JPEG),
  bytes(...JPEG, ...Array.from({ length: 500 }, (_, i) => i % 256)),
  bytes(...PNG),
  bytes(...HUGE_PNG, 8, 6, 0, 0, 0),
  new Blob(['RIFF\0\0\0\0WEBPVP8 ']),
  new Blob(['\0\0\0\x18ftypheic']),
  new Blob(['GIF89a']),
  new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"/>'], {
    type: 'image/svg+xml',
  }),
  new Blob([new Uint8Array(9 * 1024 * 1024)]),
]
