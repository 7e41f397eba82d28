// biome-ignore-all lint/suspicious/noDocumentCookie: these tests are about it
// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://demo.example/" }
import { beforeEach, expect, test } from 'vitest'
import { createJar } from './cookie.ts'

beforeEach(() => {
  for (const pair of document.cookie.split('; ')) expire(pair.slice(0, pair.indexOf('=')))
})

function expire(name: string) {
  document.cookie = `${name}=; Path=/; Secure; Max-Age=0`
}

/** A browser that blocks cookies: writes are recorded and not stored. */
function refusing() {
  const written: string[] = []
  return {
    written,
    document: {
      get cookie() {
        return ''
      },
      set cookie(text: string) {
        written.push(text)
      },
    },
  }
}

test('on an http host the names are plain and the cookie is Lax', () => {
  const { document, written } = refusing()
  createJar({ document, isHttps: false, isFramed: false }).writeCookie('token', 't', 2_592_000)
  expect(written).toEqual(['token=t; Path=/; SameSite=Lax; Max-Age=2592000'])
})

test.each([
  ['token', '__Host-token=v; '],
  ['merchant', '__Host-merchant=v; '],
  ['lang', 'lang=v; '],
  ['page', 'page=v; '],
] as const)('on https %s goes out as %s', (name, start) => {
  const { document, written } = refusing()
  createJar({ document, isHttps: true, isFramed: false }).writeCookie(name, 'v', 60)
  expect(written).toEqual([`${start}Path=/; Secure; SameSite=Lax; Max-Age=60`])
})

test('in an iframe the cookie is partitioned', () => {
  const { document, written } = refusing()
  createJar({ document, isHttps: true, isFramed: true }).writeCookie('lang', 'uz', 60)
  expect(written).toEqual(['lang=uz; Path=/; Secure; SameSite=None; Partitioned; Max-Age=60'])
})

test('a value survives in the browser, with characters cookies cannot carry', () => {
  const jar = createJar({ document, isHttps: true, isFramed: false })
  expect(jar.writeCookie('token', 'a;b=c ʻ', 60)).toBe('persisted')
  expect(jar.readCookie('token')).toBe('a;b=c ʻ')
  expect(createJar({ document, isHttps: true, isFramed: false }).readCookie('token')).toBe('a;b=c ʻ')
  jar.removeCookie('token')
  expect([jar.readCookie('token'), document.cookie]).toEqual([null, ''])
})

test('a name is not found inside another name', () => {
  document.cookie = 'mylang=ru'
  expect(createJar({ document, isHttps: false, isFramed: false }).readCookie('lang')).toBeNull()
})

test.each(['lang=ru', 'lang=ru; page=2', 'page=2; lang=ru', 'mylang=uz; lang=ru; page=2'])(
  'one cookie is found among others: %s',
  (cookie) => {
    const jar = createJar({ document: { cookie }, isHttps: false, isFramed: false })
    expect(jar.readCookie('lang')).toBe('ru')
  },
)

test('what the browser refuses stays in memory, and a removal holds', () => {
  const jar = createJar({ document: refusing().document, isHttps: true, isFramed: true })
  expect(jar.writeCookie('token', 't', 60)).toBe('memory')
  expect(jar.readCookie('token')).toBe('t')
  jar.removeCookie('token')
  expect(jar.readCookie('token')).toBeNull()
})

test('a cookie that cannot be removed does not come back', () => {
  const jar = createJar({
    document: {
      get cookie() {
        return 'token=old'
      },
      set cookie(_text: string) {
        throw new DOMException('sandboxed', 'SecurityError')
      },
    },
    isHttps: false,
    isFramed: false,
  })
  expect(jar.readCookie('token')).toBe('old')
  jar.removeCookie('token')
  expect(jar.readCookie('token')).toBeNull()
})

test('a value too long for a cookie holds for the visit', () => {
  const jar = createJar({ document, isHttps: true, isFramed: false })
  expect(jar.writeCookie('page', 'x'.repeat(5000), 60)).toBe('memory')
  expect(jar.readCookie('page')).toHaveLength(5000)
})

test('a broken value of somebody else reads as nothing', () => {
  document.cookie = 'lang=%E0%A4%A'
  expect(createJar({ document, isHttps: false, isFramed: false }).readCookie('lang')).toBeNull()
})

test.each(['token', 'merchant', 'journal', 'basket'] as const)(
  'on https a %s that a sibling sub-domain has set for all of them is not read',
  (name) => {
    const tossed = `${name}=of-another-shop; x-__Host-${name}=of-another-shop`
    const read = (cookie: string) =>
      createJar({ document: { cookie }, isHttps: true, isFramed: false }).readCookie(name)
    expect(read(tossed)).toBeNull()
    expect(read(`${tossed}; __Host-${name}=own`)).toBe('own')
    expect(read(`__Host-${name}=own; ${tossed}`)).toBe('own')
  },
)
