import { expect, test } from 'vitest'
import { applications } from './db/schema/index.ts'
import { type OpenSandbox, sandboxForEach } from './testing/testing.ts'

let sandbox: OpenSandbox
sandboxForEach((opened) => {
  sandbox = opened
})

const COOK = '/support/v1/vacancies/vc-demo-1/apply'
const AZIZA = { name: ' Aziza ', phone: '90 123 45 67', comment: 'Two years at a grill' }
const apply = (body: object, key?: string, path = COOK, merchant = 'demo') =>
  sandbox.call(path, { body, merchant, headers: key ? { 'Idempotency-Key': key } : {} })
const stored = () => sandbox.db.select().from(applications)

test('an application is stored and shown in the office (CT-04)', async () => {
  expect((await apply(AZIZA)).status).toBe(201)
  expect(await stored()).toMatchObject([
    { merchantId: 'm-demo', vacancyId: 'vc-demo-1', name: 'Aziza', phone: '+998901234567' },
  ])
  const { body } = await sandbox.call('/sandbox/applications')
  for (const words of ['Cook', 'Aziza', '+998901234567', 'Two years at a grill'])
    expect(body).toContain(words)
})

test('the same key is the same application, at the same moment too', async () => {
  const answers = await Promise.all([apply(AZIZA, 'key-of-one-press'), apply(AZIZA, 'key-of-one-press')])
  const [one, other] = answers
  expect(one?.body).toEqual(other?.body)
  expect(await stored()).toHaveLength(1)
})

test('one phone applies ten times a day', async () => {
  for (let i = 0; i < 10; i++) expect((await apply(AZIZA)).status).toBe(201)
  expect((await apply(AZIZA)).status).toBe(429)
  expect((await apply({ ...AZIZA, phone: '+998901234568' })).status).toBe(201)
})

test.each([
  ['no name', { ...AZIZA, name: '  ' }, COOK, 'demo', 400],
  ['a phone that is none', { ...AZIZA, phone: '123' }, COOK, 'demo', 422],
  ['an unknown vacancy', AZIZA, '/support/v1/vacancies/vc-none/apply', 'demo', 404],
  ['a vacancy of another merchant', AZIZA, COOK, 'dark', 404],
  ['a merchant without vacancies', AZIZA, '/support/v1/vacancies/vc-minimal-1/apply', 'minimal', 404],
])('%s is refused', async (_, body, path, merchant, status) => {
  expect((await apply(body, undefined, path, merchant)).status).toBe(status)
  expect(await stored()).toEqual([])
})

test('a key of another applicant, or for another vacancy, is no key of this application', async () => {
  const key = 'key-of-one-press'
  const first = await apply(AZIZA, key)
  const other = await apply({ ...AZIZA, name: 'Bobur', phone: '90 765 43 21' }, key)
  const elsewhere = await apply(AZIZA, key, '/support/v1/vacancies/vc-demo-2/apply')
  expect(new Set([first, other, elsewhere].map(({ body }) => body.id)).size).toBe(3)
  expect((await stored()).map(({ name }) => name).toSorted()).toEqual(['Aziza', 'Aziza', 'Bobur'])
})
