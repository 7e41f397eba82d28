import { expect, test } from 'vitest'
import { type FloodName, floodCodes } from '../testing/code-flood.ts'
import { type OpenSandbox, sandboxForEach } from '../testing/testing.ts'
import { SMS } from './sms.ts'

// A part of `npm run faults -- --codes 10000`.

const HOUR = 3_600_000

let sandbox: OpenSandbox
sandboxForEach((opened) => {
  sandbox = opened
})

test.each<[name: FloodName, asked: number, hours: number, sent: number]>([
  ['one phone', 200, 1, SMS.perPhoneHour],
  ['one phone', 300, 48, 2 * SMS.perPhoneDay],
  ['one address', 200, 1, SMS.perIpHour],
  ['a hundred phones', 600, 1, 100 * SMS.perPhoneHour],
])('over %s %i codes are asked for within %i h: %i are sent', async (name, asked, hours, sent) => {
  const flooded = await floodCodes(sandbox, name, { asked, ms: hours * HOUR })
  expect(flooded).toEqual({ asked, sent, allowed: sent, wrong: [] })
})
