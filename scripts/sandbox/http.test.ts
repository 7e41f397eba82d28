import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentHeaders, mapPageHeaders, parentsOf } from '../headers.ts'
import { inlineHashes } from './routes/static.ts'
import { type OpenSandbox, openSandbox } from './testing/testing.ts'

const PAGE =
  '<!doctype html><script>boot()</script><style>a{}</style><script type="module" src="/assets/a.js"></script>'
const MAP_PAGE = '<!doctype html><div id="map"></div>'
let dist: string
let sandbox: OpenSandbox
beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'dist-'))
  await mkdir(path.join(dist, 'assets'))
  await writeFile(path.join(dist, 'index.html'), PAGE)
  await writeFile(path.join(dist, 'assets/a-1.js'), '/* x */'.repeat(500))
  await mkdir(path.join(dist, 'map'))
  await writeFile(path.join(dist, 'map/map.html'), MAP_PAGE)
  await mkdir(path.join(dist, '.vite'))
  await writeFile(path.join(dist, '.vite/manifest.json'), '{"src/main.tsx":{}}')
  await mkdir(path.join(dist, 'server'))
  await writeFile(path.join(dist, 'server/nginx.conf'), 'location / {}')
  await writeFile(path.join(dist, 'sw.js'), 'self.registration.unregister()')
  sandbox = await openSandbox({ dist, corsOrigins: ['https://shop.example'] })
})
afterAll(async () => {
  await sandbox.close()
  await rm(dist, { recursive: true })
})

const get = (where: string, headers: Record<string, string> = {}, method = 'GET') =>
  sandbox.app.fetch(new Request(`http://demo.localhost:8080${where}`, { method, headers }))

test('healthz answers', async () => {
  expect(await (await get('/healthz')).text()).toBe('ok')
})

test.each(['/', '/basket', '/profile/orders/o-1', '/no/such/page', '/?vendor=dark'])(
  '%s is the document with the production policy',
  async (where) => {
    const answer = await get(where)
    expect([answer.status, await answer.text()]).toEqual([200, PAGE])
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    const policy = answer.headers.get('content-security-policy') ?? ''
    const { scriptHashes, styleHashes } = inlineHashes(PAGE)
    expect([scriptHashes.length, styleHashes.length]).toEqual([1, 1])
    for (const hash of [...scriptHashes, ...styleHashes]) expect(policy).toContain(`'${hash}'`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('frame-ancestors https://web.telegram.org http://127.0.0.1:8081')
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(answer.headers.get('strict-transport-security')).toBeNull()
  },
)

test('an API response states the time for which it was computed, an error too; pages of other origins may read it', async () => {
  const now = '2029-12-31T21:45:20+05:00'
  const at = (where: string) => get(where, { Merchant: 'demo', 'X-Sandbox-Now': now })
  for (const where of [
    '/users/v1/merchants/sub/demo',
    '/products/v1/overalls?type=WEB',
    '/orders/v1/orders',
  ]) {
    const answer = await at(where)
    expect(answer.headers.get('date')).toBe('Mon, 31 Dec 2029 16:45:20 GMT')
    expect(answer.headers.get('access-control-expose-headers')).toContain('Date')
  }
})

test('a document and a file that have not changed are not sent again', async () => {
  for (const where of ['/', '/assets/a-1.js', '/sw.js']) {
    const first = await get(where)
    const again = await get(where, { 'If-None-Match': first.headers.get('etag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
    expect((await get(where, { 'If-None-Match': '"other"' })).status).toBe(200)
  }
})

test('a deployment gets HTTPS rules and no sandbox frame', () => {
  const headers = documentHeaders({
    apiHosts: ['https://api.example'],
    frameAncestors: [],
    scriptHashes: [],
    styleHashes: [],
  })
  expect(headers['Content-Security-Policy']).toContain("connect-src 'self' https://api.example;")
  expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'")
  expect(headers['Content-Security-Policy']).toContain('upgrade-insecure-requests')
  expect(headers['Strict-Transport-Security']).toContain('max-age=31536000')
})

test('the page with the keyed map has a site, a policy and nothing else of its own', async () => {
  const at = (where: string, host = 'maps.localhost') =>
    sandbox.app.fetch(new Request(`http://${host}:8080${where}`))
  const page = await at('/map.html')
  expect([page.status, await page.text()]).toEqual([200, MAP_PAGE])
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'; script-src 'self' https://api-maps.yandex.ru ")
  expect(policy).toContain("'unsafe-eval'")
  expect(policy).toContain('frame-ancestors http://*.localhost:*')
  for (const where of [
    '/',
    '/index.html',
    '/assets/a-1.js',
    '/sandbox',
    '/users/v1/merchants/sub/demo',
    '/cdn/x',
  ])
    expect((await at(where)).status, where).toBe(404)
  // A shop may frame that site and no other, and under a shop's name the page is not there.
  const shop = await get('/')
  expect(shop.headers.get('content-security-policy')).toContain(
    'frame-src http://maps.localhost:* http://widgets.localhost:*;',
  )
  expect((await get('/map.html')).status).toBe(404)
  // The page of the map would run scripts of others under the shop's own name.
  expect((await get('/map/map.html')).status).toBe(404)
})

test('who may frame the keyed map of a deployment', () => {
  expect(parentsOf({})).toEqual([])
  expect(parentsOf({ VITE_APEX: 'osh.uz', VITE_MAP_PARENTS: 'https://qozon.uz, https://anor.uz' })).toEqual([
    'https://osh.uz',
    'https://*.osh.uz',
    'https://qozon.uz',
    'https://anor.uz',
    'https://web.telegram.org',
  ])
  expect(parentsOf({ VITE_APEX: 'osh.uz', VITE_FRAME_ANCESTORS: 'none' })).toHaveLength(2)
  expect(mapPageHeaders({ parents: [] })['Content-Security-Policy']).toContain("frame-ancestors 'none'")
})

test('hashed files are cached for ever and compressed, missing ones are 404, not the document', async () => {
  const asset = await get('/assets/a-1.js', { 'Accept-Encoding': 'gzip, br' })
  expect(asset.headers.get('cache-control')).toContain('immutable')
  expect(asset.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(Buffer.from(await asset.arrayBuffer())).toString()).toContain('/* x */')
  for (const gone of ['/assets/old-2.js', '/favicon.ico', '/logo.png'])
    expect((await get(gone)).status).toBe(404)
  expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache')
})

test.each(['/../package.json', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%2f..%2fpackage.json'])(
  '%s leads out of nowhere',
  async (where) => {
    const answer = await get(where)
    expect(await answer.text()).not.toMatch(/"dasturxon"|root:/)
  },
)

test.each([
  '/.vite/manifest.json',
  '/server/nginx.conf',
  '/%2evite/manifest.json',
  '/assets/../.vite/manifest.json',
  '/.git/config',
])('a hidden file is not served: %s', async (where) => {
  const answer = await get(where)
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found'])
})

test('the document has one address', async () => {
  const answer = await get('/index.html?vendor=dark')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/?vendor=dark'])
})

test.each(['GET', 'POST', 'PUT'])('a page that the sandbox does not have is a 404: %s', async (method) => {
  for (const where of ['/sandbox/no-such-page', '/sandbox/pay', '/sandbox/orders/o-1/x']) {
    const answer = await get(where, {}, method)
    expect([where, answer.status]).toEqual([where, 404])
    expect(await answer.text()).not.toContain('boot()')
  }
})

const HERE = 'http://demo.localhost:8080'
test.each([
  ['of a test', {}, '127.0.0.1', true],
  ['of our own page', { Origin: HERE, 'Sec-Fetch-Site': 'same-origin' }, '::1', true],
  ['of our own page that only reads', { 'Sec-Fetch-Site': 'same-origin' }, '::ffff:127.0.0.1', true],
  ['of a page of another site', { Origin: 'https://evil.example' }, '127.0.0.1', false],
  ['of a page of another site that may call', { Origin: 'https://shop.example' }, '127.0.0.1', false],
  ['of another port of this machine', { Origin: 'http://demo.localhost:1' }, '127.0.0.1', false],
  ['of a page that does not say which', { 'Sec-Fetch-Site': 'cross-site' }, '127.0.0.1', false],
  ['of another machine', {}, '192.168.1.7', false],
  ['of another machine, from our own page', { Origin: HERE }, '10.127.0.0.1', false],
])('the headers for another time and for a fault, %s', async (_who, headers, remoteAddress, isHeeded) => {
  const now = '2029-12-31T21:45:20+05:00'
  const incoming = { socket: { remoteAddress } }
  for (const where of ['/users/v1/merchants/sub/demo', '/sandbox/launch?merchant=demo']) {
    const request = new Request(`${HERE}${where}`, {
      headers: { Host: 'demo.localhost:8080', Merchant: 'demo', ...headers, 'X-Sandbox-Now': now },
    })
    const answer = await sandbox.app.fetch(request, { incoming } as never)
    const isMoved = where.startsWith('/sandbox')
      ? (await answer.json()).initData.includes(`auth_date=${Date.parse(now) / 1000}`)
      : Date.parse(answer.headers.get('date') ?? '') === Date.parse(now)
    expect([where, isMoved]).toEqual([where, isHeeded])
  }
  const failing = new Request(`${HERE}/users/v1/merchants/sub/demo`, {
    headers: { Host: 'demo.localhost:8080', Merchant: 'demo', ...headers, 'X-Sandbox-Fault': '503' },
  })
  expect((await sandbox.app.fetch(failing, { incoming } as never)).status).toBe(isHeeded ? 503 : 200)
})

test('a page of another origin may not even ask to move the clock', async () => {
  const asked = {
    Origin: 'https://shop.example',
    'Access-Control-Request-Method': 'GET',
    'Access-Control-Request-Headers': 'x-sandbox-now',
  }
  const { headers } = await get('/orders/v1/orders', asked, 'OPTIONS')
  expect(headers.get('access-control-allow-headers')?.toLowerCase()).not.toContain('x-sandbox-now')
})

test('the menu is compressed, has an ETag, and is a 304 when it is known', async () => {
  const first = await get('/products/v1/overalls?type=WEB', { Merchant: 'demo', 'Accept-Encoding': 'br' })
  expect(first.headers.get('cache-control')).toBe('no-cache')
  expect(first.headers.get('content-encoding')).toBe('br')
  const menu = JSON.parse(brotliDecompressSync(Buffer.from(await first.arrayBuffer())).toString())
  expect(menu.products.length).toBeGreaterThan(59)
  const etag = first.headers.get('etag') ?? ''
  const second = await get('/products/v1/overalls?type=WEB', { Merchant: 'demo', 'If-None-Match': etag })
  expect([second.status, await second.text()]).toEqual([304, ''])
  expect(second.headers.get('etag')).toBe(etag)
})

test('API responses are not cached and cannot be framed', async () => {
  const { headers } = await sandbox.call('/support/v1/merchant/settings/web')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
})

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['https://evil.example', null],
  ['null', null],
])('origin %s may call: %s', async (Origin, allowed) => {
  const asked = {
    Origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'idempotency-key',
  }
  const answer = await get('/orders/v1/orders', asked, 'OPTIONS')
  expect(answer.headers.get('access-control-allow-origin')).toBe(allowed)
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
})

test('a body over 256 KB is refused', async () => {
  const answer = await sandbox.call('/users/v1/users/login', { body: { phone: 'x'.repeat(300_000) } })
  expect([answer.status, answer.body.code]).toEqual([413, 'TOO_LARGE'])
})

test('the merchant may be named by id, sub-domain or domain', async () => {
  const domain = sandbox.services.tenants.find('demo')?.domains[0] ?? ''
  for (const merchant of ['m-demo', 'demo', 'DEMO', domain]) {
    expect((await sandbox.call('/support/v1/merchant/settings/web', { merchant })).body.merchantId).toBe(
      'm-demo',
    )
  }
  expect((await sandbox.call('/users/v1/merchants/sub/nobody')).body.code).toBe('MERCHANT_NOT_FOUND')
  expect(
    (await sandbox.call(`/users/v1/merchants/domain?domain=${domain}`, { merchant: null })).body.id,
  ).toBe('m-demo')
})

test('pictures are rendered for the asked size, and only known ones', async () => {
  const image = sandbox.services.tenants.find('demo')?.wire.menu.products[0]?.image ?? ''
  const answer = await get(`/cdn/w96h64q100/${image}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500)
  for (const bad of ['no/such.webp', 'w10h10q100/../package.json', '%E0%A4']) {
    expect((await get(`/cdn/${bad}`)).status).toBe(404)
  }
})

test('1,000 nonsense requests: no 500, no stack', async () => {
  const paths = [
    '/orders/v1/orders',
    '/orders/v1/orders/validate',
    '/users/v1/users/login',
    '/users/v1/users/login/verify',
    '/webbot/v1/users/token',
    '/deliveries/v1/delivery/tariff/client/calculate',
    '/orders/v1/promo/check',
    '/users/v1/branches/merchant/demo/closest?lat=x&lon=',
    '/deliveries/v1/geocode/search?q=%00%25',
    '/products/v1/overalls?branchId=%27',
  ]
  const bodies = [
    undefined,
    null,
    1,
    'x',
    [],
    {},
    { phone: 1 },
    { initData: {} },
    { __proto__: { a: 1 } },
    { cartItems: [{}] },
  ]
  for (let i = 0; i < 1_000; i++) {
    const body = bodies[i % bodies.length]
    const where = paths[Math.floor(i / bodies.length) % paths.length] ?? ''
    const answer = await sandbox.call(where, {
      body,
      method: i % 3 || body === undefined ? undefined : 'PUT',
    })
    expect(answer.status, `${where} ${JSON.stringify(body)} ${JSON.stringify(answer.body)}`).not.toBe(500)
    expect(JSON.stringify(answer.body)).not.toMatch(/ at |\.ts:/)
  }
})
