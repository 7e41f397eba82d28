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
