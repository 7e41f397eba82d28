import { describe, expect, test } from 'vitest'
import { type HostEnv, pageHost } from './host.ts'

const env: HostEnv = {
  VITE_APEX: 'dasturxon.uz',
  VITE_DEMO_HOSTS: 'demo.example',
  VITE_API_URL: 'https://api.dasturxon.uz',
}
const at = (url: string, tabVendor: string | null = null) => {
  const { hostname, origin, search } = new URL(url)
  return pageHost({ hostname, origin, search }, env, tabVendor)
}

describe('the merchant of a page', () => {
  test.each([
    ['a sub-domain names it', 'https://qozon.dasturxon.uz/', { by: 'name', value: 'qozon' }],
    [
      'vendor changes nothing on a production host',
      'https://qozon.dasturxon.uz/?vendor=beta',
      { by: 'name', value: 'qozon' },
    ],
    ['the apex names no merchant: the stored one is used', 'https://dasturxon.uz/?vendor=beta', null],
    ["a merchant's own domain", 'https://www.qozon.uz/', { by: 'domain', value: 'qozon.uz' }],
    ['bare localhost: the sample', 'http://localhost:8080/', { by: 'name', value: 'demo' }],
    ['vendor on localhost', 'http://localhost:8080/?vendor=beta', { by: 'name', value: 'beta' }],
    ['a sub-domain of localhost', 'http://dark.localhost:8080/?vendor=beta', { by: 'name', value: 'dark' }],
    ['the demo host: demo', 'https://demo.example/', { by: 'name', value: 'demo' }],
    [
      'a vendor that is no name is not believed',
      'http://localhost/?vendor=../x',
      { by: 'name', value: 'demo' },
    ],
  ] as const)('%s', (_rule, url, merchant) => {
    expect(at(url).merchant).toEqual(merchant)
  })

  test('the vendor of the tab outlives the query, a new query wins', () => {
    expect(at('http://localhost/basket', 'beta').merchant?.value).toBe('beta')
    expect(at('http://localhost/?vendor=dark', 'beta').merchant?.value).toBe('dark')
  })
})

test('production and local pages talk to different hosts', () => {
  expect(at('https://qozon.dasturxon.uz/').api).toBe('https://api.dasturxon.uz')
  expect(at('http://localhost:8080/').api).toBe('http://localhost:8080')
  expect(at('http://localhost:8080/').cdn).toBe('http://localhost:8080/cdn')
})
