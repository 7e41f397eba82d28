import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { CALLS } from './calls.ts'

/* `npm run contract` as it is called (QA-02). */

const run = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'run.ts'), ...args], { encoding: 'utf8' })

test('the document is written to a file, with the address of the server', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-'))
  const file = path.join(folder, 'openapi.json')
  const { status, stdout } = run('--out', file, '--url', 'https://api.example.uz')
  const document = JSON.parse(await readFile(file, 'utf8'))
  await rm(folder, { recursive: true })
  expect([status, stdout]).toEqual([0, ''])
  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'https://api.example.uz' }] })
  expect(Object.keys(document.paths)).toHaveLength(new Set(CALLS.map((row) => row.path)).size)
})

test('asked wrongly it says how', () => {
  const { status, stderr } = run('--file', 'x')
  expect(status).toBe(2)
  expect(stderr).toContain('npm run contract')
})
