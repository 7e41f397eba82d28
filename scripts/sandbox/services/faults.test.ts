import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { files } from '../db/schema/index.ts'
import { type OpenSandbox, openSandbox } from '../testing/testing.ts'

let sandbox: OpenSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterEach(() => sandbox.services.faults.clear())
afterAll(() => sandbox.close())

const fault = (rule: unknown) =>
  sandbox.app.request('/sandbox/faults', { method: 'POST', body: JSON.stringify(rule) })
const settings = () => sandbox.call('/support/v1/merchant/settings/web')

test('faults come as often as asked, where asked', async () => {
  expect((await fault({ route: '/settings/web', kind: '500', times: 2 })).status).toBe(201)
  expect((await sandbox.call('/support/v1/brand/catalog')).status).toBe(200)
  expect([(await settings()).status, (await settings()).status, (await settings()).status]).toEqual([
    500, 500, 200,
  ])
})

test.each([
  [
    'html',
    (a: { status: number; body: unknown }) => typeof a.body === 'string' && a.body.startsWith('<!doctype'),
  ],
  ['empty', (a: { status: number; body: unknown }) => a.body === ''],
  ['nonsense', (a: { status: number; body: unknown }) => JSON.stringify(a.body).includes('42')],
  ['503', (a: { status: number; body: unknown }) => a.status === 503],
])('the fault %s', async (kind, looksRight) => {
  await fault({ route: '/settings/web', kind, times: 1 })
  expect(looksRight(await settings())).toBe(true)
})

test.each(['drop', 'lost', 'truncate'])('the fault %s breaks the answer', async (kind) => {
  await fault({ route: '/settings/web', kind, times: 1 })
  await expect(settings()).rejects.toBeDefined()
  expect((await settings()).status).toBe(200)
})

test('pages of other sites cannot use the desk', async () => {
  const headers = { Origin: 'https://evil.example' }
  const answer = await sandbox.app.request('/sandbox/faults', { method: 'DELETE', headers })
  expect(answer.status).toBe(403)
})

test('a reset forgets customers and orders, and numbers begin again', async () => {
  const me = await sandbox.signIn()
  const photo = { path: 'u/f-1.webp', merchantId: 'm-demo', userId: me.user.id, content: Buffer.from('x') }
  await sandbox.db.insert(files).values({ ...photo, createdAt: new Date() })
  expect((await sandbox.app.request('/sandbox/reset', { method: 'POST' })).status).toBe(204)
  expect((await sandbox.call('/users/v1/users/me/WITH_TOKEN', { token: me.token })).status).toBe(401)
  expect(await sandbox.db.query.users.findMany()).toEqual([])
  expect(await sandbox.db.query.files.findMany()).toEqual([])
})
