// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { type HostEnv, pageHost } from '#/config/host.ts'
import { cookies } from '#/session/keys.ts'
import { merchantOf } from './connect.ts'

const env: HostEnv = {
  VITE_APEX: 'dasturxon.uz',
  VITE_DEMO_HOSTS: '',
  VITE_API_URL: 'https://api.dasturxon.uz',
}
const at = (hostname: string) =>
  merchantOf(pageHost({ hostname, origin: `https://${hostname}`, search: '' }, env, null))

afterEach(() => cookies.merchant.clear())

test('a host that names no merchant opens the stored one; a host that names one wins (ST-03)', () => {
  expect(at('dasturxon.uz')).toBeNull()
  cookies.merchant.write('m-stored')
  expect(at('dasturxon.uz')).toEqual({ by: 'name', value: 'm-stored' })
  expect(at('qozon.dasturxon.uz')).toEqual({ by: 'name', value: 'qozon' })
  expect(at('www.qozon.uz')).toEqual({ by: 'domain', value: 'qozon.uz' })
})
