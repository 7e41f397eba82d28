import { glob, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { served } from '../sandbox/testing/served.ts'
import { type OpenSandbox, openSandbox } from '../sandbox/testing/testing.ts'
import { staticPages } from './pages.ts'
import { readShop } from './shop.ts'
import { writeStaticPages } from './static-pages.ts'

/* The static pages of a shop, written from a server over HTTP (BX-34). */

const SHOP = 'https://qozon.example.uz'
/** The page that a build begins with. */
const DIST = path.join(import.meta.dirname, '../..')

let sandbox: OpenSandbox
let api: Awaited<ReturnType<typeof served>>
let out: string
beforeAll(async () => {
  sandbox = await openSandbox()
  api = await served(sandbox)
  out = await mkdtemp(path.join(tmpdir(), 'pages-'))
})
afterAll(async () => {
  await api.close()
  await sandbox.close()
  await rm(out, { recursive: true, force: true })
})

async function run(...args: string[]) {
  const lines: string[] = []
  const code = await writeStaticPages({ args, print: (line) => lines.push(line) })
  return { code, text: lines.join('\n') }
}

const source = (merchant = 'demo') => ({
  url: SHOP,
  merchant,
  api: api.url,
  cdn: `${SHOP}/cdn`,
  language: null,
})

type Data = { [key: string]: unknown }

/** Every object of structured data. */
const objectsIn = (value: unknown): Data[] => {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inside : [value as Data, ...inside]
}

/** A page as a browser reads it. */
function read(text: string) {
  const page = parseDocument(text)
  const all = (name: string) => DomUtils.getElementsByTagName(name, page)
  const content = (name: string) =>
    all('meta').find(({ attribs }) => attribs.name === name || attribs.property === name)?.attribs.content
  const scripts = all('script')
  const data = scripts
    .filter(({ attribs }) => attribs.type === 'application/ld+json')
    .map((one) => JSON.parse(DomUtils.textContent(one)))
  return {
    all,
    content,
    title: all('title').map(DomUtils.textContent).join(),
    canonical: all('link').find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href,
    scripts: scripts.length - data.length,
    data,
    objects: data.flatMap(objectsIn),
  }
}

test('home, each dish, the sitemap and robots.txt are written; each page describes itself', async () => {
  const args = ['--url', SHOP, '--merchant', 'demo', '--api', api.url, '--dist', DIST, '--out', out]
  const { code, text } = await run(...args)
  expect([code, text]).toEqual([0, expect.stringMatching(/^\d+ files in /)])
  const { sections } = await readShop(source())
  const dishes = sections.flatMap((section) => section.dishes)
  expect(dishes.length).toBeGreaterThan(20)
  const files: string[] = []
  for await (const file of glob('**/*.*', { cwd: out })) files.push(file)
  expect(files).toHaveLength(dishes.length + 3)

  const home = read(await readFile(path.join(out, 'index.html'), 'utf8'))
  expect(home.title).toMatch(/^Qozon/)
  expect(home.canonical).toBe(`${SHOP}/`)
  expect(home.content('og:site_name')).toBe('Qozon')
  expect(home.data).toMatchObject([
    {
      '@type': 'Restaurant',
      name: 'Qozon',
      telephone: expect.stringMatching(/^\+998/),
      address: { '@type': 'PostalAddress', addressCountry: 'UZ' },
      hasMenu: { '@type': 'Menu', hasMenuSection: { length: sections.length } },
    },
  ])

  const osh = read(await readFile(path.join(out, 'product/p-demo-choyxona/index.html'), 'utf8'))
  expect(osh.objects.find((one) => one['@type'] === 'Product')).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingCount: expect.any(Number) },
    review: { length: 5, 0: { '@type': 'Review', author: { '@type': 'Person' } } },
  })

  const sitemap = await readFile(path.join(out, 'sitemap.xml'), 'utf8')
  expect(sitemap.match(/<loc>/g)).toHaveLength(1 + sections.length + dishes.length)
  expect(sitemap).toContain(`<loc>${SHOP}/product/p-demo-norin</loc>`)
  expect(sitemap).toContain(`hreflang="ru" href="${SHOP}/ru/product/p-demo-norin"`)
  expect(await readFile(path.join(out, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${SHOP}/sitemap.xml`)
})

test.each(['demo', 'dark', 'minimal', 'stress300'])(
  'the data of every page of %s keeps the rules of rich results',
  async (merchant) => {
    const built = await readFile(path.join(DIST, 'index.html'), 'utf8')
    const pages = staticPages(await readShop(source(merchant)), built).filter(({ path: file }) =>
      file.endsWith('.html'),
    )
    for (const page of [...pages.slice(0, 12), ...pages.slice(-3)]) {
      const { canonical, content, objects } = read(page.text)
      expect(content('og:url')).toBe(canonical)
      expect(content('description')?.length ?? 0).toBeLessThanOrEqual(160)
      expect(objects.length).toBeGreaterThan(0)
      for (const one of objects) {
        expect([page.path, one['@type'] ?? one['@graph']]).not.toEqual([page.path, undefined])
        for (const [key, value] of Object.entries(one))
          expect([page.path, key, value === '' || value === null]).toEqual([page.path, key, false])
        if (one['@type'] === 'MenuItem') expect(one).toMatchObject({ name: expect.any(String), offers: {} })
        if (one['@type'] === 'Offer' || one['@type'] === 'AggregateOffer') {
          const price = Number(one.price ?? one.lowPrice)
          expect([one.priceCurrency, Number.isInteger(price) && price >= 0]).toEqual(['UZS', true])
          expect(one.availability).toMatch(/^https:\/\/schema\.org\/(InStock|SoldOut)$/)
        }
        if (typeof one.url === 'string') expect(one.url).toMatch(/^https:\/\/qozon\.example\.uz\//)
      }
    }
  },
)

test('what a merchant writes ends neither the data nor the page', async () => {
  const known = await readShop(source())
  const [first] = known.sections
  const [dish] = first?.dishes ?? []
  if (!first || !dish) throw new Error('no dish')
  const text = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>'
  const evil = { ...dish, name: { uz: text, ru: text, eng: text } }
  const shop = { ...known.shop, name: text, about: text }
  const pages = staticPages(
    { ...known, shop, sections: [{ ...first, dishes: [evil] }] },
    '<!doctype html><html lang="uz"><head><title>…</title></head><body><div id="root"></div><p class="contact"></p></body></html>',
  )
  for (const page of pages.filter(({ path: file }) => file.endsWith('.html'))) {
    const { scripts, all, data } = read(page.text)
    expect([scripts, all('img').length, all('div').length]).toEqual([0, 0, 1])
    expect(JSON.stringify(data)).toContain('onerror')
  }
})

test.each([
  ['a merchant that there is not', ['--merchant', 'nobody'], 1, 'the server answers 404'],
  ['a folder without a build', ['--merchant', 'demo', '--dist', '/nowhere'], 1, 'no such file'],
  ['no merchant', [], 2, 'npm run static-pages'],
  ['no address', ['--merchant', 'demo', '--url', 'shop'], 2, 'Invalid URL'],
])('asked with %s it says so', async (_, more, code, words) => {
  const asked = await run('--url', SHOP, '--api', api.url, '--dist', DIST, '--out', out, ...more)
  expect(asked.code).toBe(code)
  expect(asked.text).toContain(words)
})
