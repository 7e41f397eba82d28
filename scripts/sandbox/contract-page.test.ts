import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLS, nameOf, RECORDS } from '../contract/calls.ts'
import { type OpenSandbox, openSandbox } from './testing/testing.ts'

/* The contract as a document and as a page (QA-02). */

let sandbox: OpenSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

test('/openapi.json has every call of the table', async () => {
  const { status, body } = await sandbox.call('/openapi.json', { merchant: null })
  expect([status, body.openapi]).toEqual([200, '3.1.0'])
  const names = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(names.toSorted()).toEqual(CALLS.map(nameOf).toSorted())
})

test('the page says of every call what it is for, and every link on it leads somewhere', async () => {
  const { status, body, headers } = await sandbox.call('/sandbox/contract', { merchant: null })
  expect(status).toBe(200)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  const text: string = body.replaceAll('&#39;', "'")
  for (const row of CALLS) {
    expect(text).toContain(`<code>${nameOf(row)}</code>`)
    expect(text).toContain(`<p>${row.what}</p>`)
  }
  const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const links = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(links.filter((id) => !ids.has(id))).toEqual([])
  for (const name of Object.keys(RECORDS)) expect(ids).toContain(name)
  const product = text.slice(text.indexOf('<h3 id="Product">'), text.indexOf('<h3 id="ModificationGroup">'))
  expect(product).toContain('<td><code>costPrice</code></td><td>number</td><td>its type</td><td></td>')
  expect(product).toContain('<td><code>amount</code></td><td>number</td><td></td><td>1</td>')
})

test('the desk links to it', async () => {
  expect((await sandbox.call('/sandbox', { merchant: null })).body).toContain('href="/sandbox/contract"')
})
