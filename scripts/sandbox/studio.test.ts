import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { WebSettings } from '#/api/schema/settings.ts'
import type { StudioPage } from './pages/studio/types.ts'
import { isStudioSetting } from './services/studio-choices.ts'
import { randomBasket, requestOf } from './testing/random-order.ts'
import { NOON, type OpenSandbox, sandboxForEach } from './testing/testing.ts'

const dist = mkdtempSync(path.join(tmpdir(), 'studio-'))
writeFileSync(path.join(dist, 'index.html'), '<!doctype html><title>Shop</title>')
afterAll(() => rmSync(dist, { recursive: true }))

let sandbox: OpenSandbox
sandboxForEach(
  (made) => {
    sandbox = made
  },
  { dist },
)

const HOUR = 3_600_000
const SETTINGS = '/support/v1/merchant/settings/web'

const open = (query: Record<string, string> = {}) =>
  sandbox.call(`/sandbox/studio?${new URLSearchParams(query)}`, { merchant: null })

/** What the page of a studio hands to its script. */
const aboutIn = (page: string): StudioPage =>
  JSON.parse(/<script type="application\/json" id="about">(.*?)<\/script>/s.exec(page)?.[1] ?? '')

/** Opens a studio by a link; the name of its shop, and how it is changed. */
async function studio(query: Record<string, string> = {}) {
  const answer = await open(query)
  expect(answer.status).toBe(200)
  const { id, vendor, fields } = aboutIn(answer.body)
  const opened = await sandbox.call(`/sandbox/studio/${id}`, { method: 'POST', body: query, merchant: null })
  expect(opened.status).toBe(204)
  const change = (body: unknown) =>
    sandbox.call(`/sandbox/studio/${id}`, { method: 'PUT', body, merchant: null })
  return { vendor, fields, change, page: answer.body as string }
}

const settingsOf = async (merchant: string) => (await sandbox.call(SETTINGS, { merchant })).body
/** The id that the shop sends with its calls once it knows its merchant. */
const idOf = async (vendor: string): Promise<string> =>
  (await sandbox.call(`/users/v1/merchants/sub/${vendor}`, { merchant: vendor })).body.id

test('the panel has every flag and every choice of the settings, with what the merchant has (CX-04)', async () => {
  const { fields } = await studio()
  const own = v.parse(WebSettings, await settingsOf('demo'))
  const flags = Object.entries(own).filter(([name, value]) => typeof value === 'boolean' && name !== 'isDark')
  expect(flags.length).toBeGreaterThan(30)
  const shown = new Map(fields.map((field) => [field.name, field.own]))
  for (const [name, value] of flags) expect([name, shown.get(name)]).toEqual([name, value ? 'on' : 'off'])
  for (const name of [
    'groupView',
    'categoryView',
    'basketPosition',
    'modificationViewType',
    'mapType',
  ] as const)
    expect([name, shown.get(name)]).toEqual([name, own[name]])
  for (const { name, own: value, words } of fields.filter((one) => isStudioSetting(one.name)))
    if (name !== 'mainColor') expect(Object.keys(words), name).toContain(value)
})

test('the settings of a link are answered to its shop alone (CX-04)', async () => {
  const before = await settingsOf('demo')
  expect(before).toMatchObject({ bannersActive: true, groupView: 'GROUP' })
  const link = { bannersActive: 'off', groupView: 'WITHOUT_GROUP', mainColor: '#123456' }
  const [one, other] = [await studio(link), await studio()]
  const changes = { bannersActive: false, groupView: 'WITHOUT_GROUP', mainColor: '#123456' }
  for (const name of [one.vendor, await idOf(one.vendor)])
    expect(await settingsOf(name)).toEqual({ ...before, ...changes })
  for (const name of ['demo', 'm-demo', other.vendor]) expect(await settingsOf(name)).toEqual(before)
})

test('a change is there with the next call, and is taken back with its field (CX-04)', async () => {
  const { vendor, change } = await studio({ bannersActive: 'off' })
  expect((await change({ merchant: 'demo', storiesActive: 'off' })).status).toBe(204)
  expect(await settingsOf(vendor)).toMatchObject({ bannersActive: true, storiesActive: false })
  await change({ merchant: 'demo' })
  expect(await settingsOf(vendor)).toEqual(await settingsOf('demo'))
})

test('a link brings the whole state to another person, in a studio of their own (CX-04)', async () => {
  const link = {
    merchant: 'dark',
    chatActive: 'off',
    theme: 'light',
    at: '2026-11-24T23:30',
    fault: '503',
    route: '/banners',
  }
  const [one, other] = [await studio(link), await studio(link)]
  expect(other.vendor).not.toBe(one.vendor)
  await one.change({ merchant: 'dark' })
  const answer = await sandbox.call(SETTINGS, { merchant: other.vendor })
  expect(answer.body).toMatchObject({ chatActive: false, isDark: false })
  expect(answer.headers.get('date')).toBe('Tue, 24 Nov 2026 18:30:00 GMT')
  expect((await sandbox.call('/support/v1/banners', { merchant: other.vendor })).status).toBe(503)
  expect(await settingsOf(one.vendor)).toEqual(await settingsOf('dark'))
})

test.each([
  ['dark', 'light', 'LIGHT', false],
  ['demo', 'dark', 'DARK', true],
])('the theme of %s is %s, whatever its record says', async (merchant, theme, ofRecord, isDark) => {
  const { vendor } = await studio({ merchant, theme })
  const record = await sandbox.call(`/users/v1/merchants/sub/${vendor}`, { merchant: vendor })
  expect(record.body.theme).toBe(ofRecord)
  expect((await settingsOf(vendor)).isDark).toBe(isDark)
})

test('rules of the server follow the settings of the studio, for its customers only (CX-04)', async () => {
  const { vendor } = await studio({ promoActive: 'off' })
  const promos = async (merchant: string) => {
    const { token } = await sandbox.signIn('known', merchant)
    const body = { code: 'SALOM10', productPrice: 90_000, productIds: [] }
    return (await sandbox.call('/orders/v1/promo/check', { merchant, token, body })).body.code
  }
  expect(await promos(vendor)).toBe('FEATURE_OFF')
  expect(await promos('demo')).not.toBe('FEATURE_OFF')
})

test('what is ordered in a studio is an order of its merchant, in the name of either (CX-04)', async () => {
  const { vendor } = await studio({ storiesActive: 'off' })
  const [id, demo] = [await idOf(vendor), sandbox.services.tenants.find('demo')]
  if (!demo) throw new Error('no demo')
  const { token, user } = await sandbox.signIn('known', vendor)
  const order = async (merchant: string, named: string) => {
    const body = { ...requestOf(demo, user.id, randomBasket(demo, 11)), merchant: { id: named } }
    return sandbox.call('/orders/v1/orders', { merchant, token, body })
  }
  const made = await order(id, id)
  expect([made.status, made.body.merchant]).toEqual([201, { id: 'm-demo' }])
  expect((await sandbox.as(token, 'demo')(`/orders/v1/orders/${made.body.id}`)).status).toBe(200)
  const framing = async (where: string) =>
    (await sandbox.call(where, { merchant: null })).headers.get('x-frame-options')
  expect(await framing(`/sandbox/pay/${made.body.id}`)).toBe('SAMEORIGIN')
  expect(await framing('/sandbox/orders')).toBe('DENY')
  expect((await order('demo', id)).body.code).toBe('FORBIDDEN')
  expect((await order(id, 'm-dark')).body.code).toBe('FORBIDDEN')
})

test('a clock that was set runs on until it is set anew, and signs launches of its time', async () => {
  const { vendor, change } = await studio({ at: '2026-12-31T23:59' })
  const dateOf = async (merchant: string) =>
    Date.parse((await sandbox.call(SETTINGS, { merchant })).headers.get('date') ?? '')
  const set = Date.parse('2026-12-31T23:59:00+05:00')
  sandbox.clock.add(120_000)
  await change({ merchant: 'demo', at: '2026-12-31T23:59', chatActive: 'off' })
  expect([await dateOf(vendor), await dateOf('demo')]).toEqual([set + 120_000, NOON + 120_000])
  expect((await sandbox.signIn('known', vendor)).token).toMatch(/./)
  await change({ merchant: 'demo' })
  expect(await dateOf(vendor)).toBe(NOON + 120_000)
})

test('a fault strikes the calls of its studio until it is taken back, and no others', async () => {
  const { vendor, change } = await studio({ fault: '500', route: '/banners' })
  const banners = async (merchant: string) => (await sandbox.call('/support/v1/banners', { merchant })).status
  expect([await banners(vendor), await banners(vendor), await banners('demo')]).toEqual([500, 500, 200])
  expect((await sandbox.call(SETTINGS, { merchant: vendor })).status).toBe(200)
  await change({ merchant: 'demo', fault: 'twice' })
  expect(await banners(vendor)).toBe(200)
  expect((await sandbox.call('/sandbox/faults', { merchant: null })).body).toEqual([])
})

test.each([
  ['nothingLikeThis', 'on'],
  ['bannersActive', 'maybe'],
  ['bannersActive', 'GROUP'],
  ['groupView', 'SIDEWAYS'],
  ['groupView', 'on'],
  ['mainColor', 'red'],
  ['mainColor', '#12345'],
  ['isDark', 'on'],
  ['amoCRMHash', 'x'],
  ['theme', 'pink'],
  ['lang', 'fr'],
  ['size', '391'],
  ['client', 'icq'],
  ['client', 'toString'],
  ['at', '2026-13-01T00:00'],
  ['at', 'now'],
  ['fault', 'fire'],
  ['ms', '-1'],
  ['ms', '999999'],
  ['path', '//evil.example'],
  ['path', '/\\evil.example'],
  ['path', '/sandbox/studio'],
  ['path', 'javascript:alert(1)'],
  ['merchant', '../demo'],
])('%s=%s is refused and changes nothing', async (name, value) => {
  const page = await open({ [name]: value })
  expect([page.status, page.body]).toEqual([400, expect.stringContaining('This link is not right')])
  expect(page.body).toContain(name)
  const { vendor, change } = await studio({ storiesActive: 'off' })
  const before = await settingsOf(vendor)
  const answer = await change({ merchant: 'demo', [name]: value })
  expect([answer.status, answer.body.details]).toEqual([400, [{ field: name }]])
  expect(await settingsOf(vendor)).toEqual(before)
})

test('a body that is no list of texts, a merchant that is not there, and a studio within a studio are refused', async () => {
  const { vendor, change } = await studio()
  for (const body of [{ bannersActive: true }, ['x'], 'text']) expect((await change(body)).status).toBe(400)
  expect((await change({ merchant: 'dark' })).status).toBe(404)
  for (const merchant of ['nobody', vendor, 'm-demo']) expect((await open({ merchant })).status).toBe(404)
  const foreign = await sandbox.call(`/sandbox/studio/${vendor.slice('demo--'.length)}`, {
    method: 'PUT',
    body: {},
    headers: { Origin: 'https://evil.example' },
  })
  expect(foreign.status).toBe(403)
})

test('what a link says is text on the page, not markup', async () => {
  const answer = await open({ theme: '"><script>alert(1)</script>', path: '/x"><img>' })
  expect(answer.body).not.toContain('<script>alert')
  const { page } = await studio({ path: '/search?text=</script><img>' })
  expect(page).not.toContain('<img>')
})

test('twelve hours after its last call a studio is over, and its shop is no merchant', async () => {
  const { vendor, change } = await studio({ bannersActive: 'off' })
  sandbox.clock.add(11 * HOUR)
  expect((await settingsOf(vendor)).bannersActive).toBe(false)
  sandbox.clock.add(11 * HOUR)
  expect((await settingsOf(vendor)).bannersActive).toBe(false)
  sandbox.clock.add(12 * HOUR + 1)
  expect((await sandbox.call(SETTINGS, { merchant: vendor })).body.code).toBe('MERCHANT_NOT_FOUND')
  expect((await change({ merchant: 'demo' })).status).toBe(404)
})

test('of two hundred studios the one that was called least recently makes room', async () => {
  const [first, second] = [await studio(), await studio()]
  await settingsOf(first.vendor)
  for (let i = 0; i < 199; i++) await studio()
  expect((await sandbox.call(SETTINGS, { merchant: first.vendor })).status).toBe(200)
  expect((await sandbox.call(SETTINGS, { merchant: second.vendor })).status).toBe(404)
})

test('a link that is only looked at opens nothing, and pushes nobody out (CX-04)', async () => {
  const { vendor } = await studio()
  const { id, vendor: other } = aboutIn((await open()).body)
  expect((await sandbox.call(SETTINGS, { merchant: other })).status).toBe(404)
  for (let i = 0; i < 210; i++) await open()
  expect((await sandbox.call(SETTINGS, { merchant: vendor })).status).toBe(200)
  const post = (name: string) =>
    sandbox.call(`/sandbox/studio/${name}`, { method: 'POST', body: {}, merchant: null })
  expect((await post(id)).status).toBe(204)
  // Neither an id that is taken nor one that no page has is opened.
  for (const name of [id, 'x', '0123456789ab']) expect((await post(name)).status).toBe(404)
})

test('the studio runs its own scripts, and may frame its shop; nobody frames the studio', async () => {
  const { vendor } = await studio()
  const answer = await open()
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-src 'self' http://127.0.0.1:8081;")
  expect(policy).toContain("frame-ancestors 'none'")
  const script = await sandbox.call('/sandbox/studio/main.ts', { merchant: null })
  expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript'])
  expect((await sandbox.call('/sandbox/studio/types-of-nothing.ts', { merchant: null })).status).toBe(404)

  const ancestorsOf = async (host: string) => {
    const shop = await sandbox.app.fetch(new Request(`http://${host}:8080/`))
    return /frame-ancestors ([^;]*)/.exec(shop.headers.get('content-security-policy') ?? '')?.[1]
  }
  const usual = "https://web.telegram.org http://127.0.0.1:8081 'self'"
  expect(await ancestorsOf('demo.localhost')).toBe(usual)
  // Around it stands the Telegram window, and around that the studio.
  expect(await ancestorsOf(`${vendor}.localhost`)).toBe(
    `${usual} http://localhost:8080 http://127.0.0.1:8080`,
  )
})
