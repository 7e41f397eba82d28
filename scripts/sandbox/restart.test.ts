import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { takeFolder } from './services/lock.ts'
import { openSandbox } from './testing/testing.ts'

let data: string
beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'sandbox-'))
})
afterAll(() => rm(data, { recursive: true }))

test('orders and customers are there after a restart', async () => {
  const folder = path.join(data, 'db')
  const first = await openSandbox({ folder })
  const me = await first.signIn()
  await first.close()
  const second = await createSandbox({ folder, clock: first.clock })
  const headers = { Merchant: 'demo', Authorization: `Bearer ${me.token}` }
  const answer = await second.app.request('/users/v1/users/me/WITH_TOKEN', { headers })
  expect(((await answer.json()) as { id: string }).id).toBe(me.user.id)
  await second.close()
}, 30_000)

test('a database of another version says how to start again', async () => {
  const folder = path.join(data, 'old')
  const old = await PGlite.create(folder)
  await old.exec('create table "users" ("id" text)')
  await old.close()
  await expect(createSandbox({ folder })).rejects.toThrow('npm start -- --reset')
}, 30_000)

test('a data folder has one owner; one that was killed leaves it', async () => {
  const folder = path.join(data, 'data')
  expect(takeFolder(folder)).toBeNull()
  await writeFile(path.join(folder, 'lock'), '1')
  expect(takeFolder(folder)).toBe(1)
  await writeFile(path.join(folder, 'lock'), '99999999')
  expect(takeFolder(folder)).toBeNull()
})

test('it does not run as a server for customers', () => {
  const env = { ...process.env, NODE_ENV: 'production', SANDBOX_DATA: path.join(data, 'production') }
  const serve = path.join(import.meta.dirname, 'serve.ts')
  const { status, stderr } = spawnSync(process.execPath, [serve], { env, encoding: 'utf8', timeout: 60_000 })
  expect(status).toBe(1)
  expect(stderr).toContain('does not run with NODE_ENV=production')
}, 60_000)
