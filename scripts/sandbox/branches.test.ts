import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenSandbox, openSandbox } from './testing/testing.ts'

let sandbox: OpenSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

test.each([
  ['uz', 'Bunyodkor shoh koʻchasi, 12'],
  ['ru', 'проспект Бунёдкор, 12'],
  ['en', '12 Bunyodkor Avenue'],
  [null, 'Bunyodkor shoh koʻchasi, 12'],
])('the address of a branch is in the language of the call: %s', async (language, address) => {
  const headers: Record<string, string> = language === null ? {} : { 'Accept-Language': language }
  const ask = (path: string) => sandbox.call(path, { headers })
  const [one, all, nearest] = await Promise.all([
    ask('/users/v1/branches/br-demo-chilonzor'),
    ask('/users/v1/branches/full'),
    ask('/users/v1/branches/merchant/demo/closest?lat=41.2756&lon=69.2035'),
  ])
  expect([one.body.address, all.body[0].address, nearest.body.address]).toEqual([address, address, address])
})

test('branches say how long a delivery to the point of the call takes, where they deliver to it (BX-19)', async () => {
  type Timed = { id: string; etaMinutes?: { min: number; max: number } }
  const timed = async (query: string) => {
    const { body } = await sandbox.call(`/users/v1/branches/full${query}`)
    return (body as Timed[]).flatMap(({ id, etaMinutes }) => (etaMinutes ? [{ id, etaMinutes }] : []))
  }
  expect(await timed('')).toEqual([])
  const point = '?lat=41.2756&lon=69.2035'
  const near = await timed(point)
  const ids = near.map(({ id }) => id)
  expect(ids).toContain('br-demo-chilonzor')
  expect(ids).not.toContain('br-demo-registon')
  const one = await sandbox.call(`/users/v1/branches/br-demo-chilonzor${point}`)
  expect(one.body.etaMinutes).toEqual(near.find(({ id }) => id === 'br-demo-chilonzor')?.etaMinutes)
  const wrong = await sandbox.call('/users/v1/branches/full?lat=41.2')
  expect(wrong.status).toBe(400)
})
