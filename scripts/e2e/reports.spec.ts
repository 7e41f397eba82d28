import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { bundleFolder } from '../bundle.ts'
import { appIsThere } from './app-is-there.ts'
import { fileOf } from './bundle-file.ts'
import { test as base, expect } from './fixtures.ts'

/* Errors and speed that a build reports when it has an address for them (IN-05). */

const STEPS = fileOf('src/app/start/later-steps.ts')
type Report = { kind: string; name: string; page: string }

/** Takes reports, as the address of a deployment does: what a page sends while it goes is seen by a server alone. */
const test = base.extend<{ desk: { url: string; reports: Report[] } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  desk: async ({}, use) => {
    const reports: Report[] = []
    const server = createServer(async (request, response) => {
      reports.push((await json(request)) as Report)
      response.writeHead(204).end()
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/reports`, reports })
    await new Promise((done) => server.close(done))
  },
})

/** Gives the bundle, and the policy of its pages, the address that another build has. */
async function tellAddress(page: Page, url: string) {
  await page.route(STEPS, async (route) => {
    const file = path.join(bundleFolder('production'), new URL(route.request().url()).pathname)
    const setting = /(VITE_REPORT_ONE_IN:\w+\}=)\{\}/
    const source = await readFile(file, 'utf8')
    expect(source).toMatch(setting)
    const env = `{VITE_REPORT_URL:"${url}",VITE_REPORT_ONE_IN:"1"}`
    await route.fulfill({ contentType: 'text/javascript', body: source.replace(setting, `$1${env}`) })
  })
  await page.route(
    (address) => address.hostname === 'demo.localhost',
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const answer = await route.fetch({ url: route.request().url().replace('demo.localhost', '127.0.0.1') })
      const headers = answer.headers()
      const policy = headers['content-security-policy'] ?? ''
      expect(policy).toContain("connect-src 'self'")
      const allowed = policy.replace("connect-src 'self'", `connect-src 'self' ${new URL(url).origin}`)
      await route.fulfill({ response: answer, headers: { ...headers, 'content-security-policy': allowed } })
    },
  )
}

/** An error that nothing catches, with the words of a customer in it. */
const fail = (page: Page) =>
  page.evaluate(() => void setTimeout(() => Promise.reject(new TypeError('no "Aziza, +998901234567"'))))

test('an uncaught error is reported once, the speed of the visit when it ends, and nobody is in it', async ({
  page,
  shop,
  watch,
  desk: { url, reports },
}) => {
  await tellAddress(page, url)
  await shop.open('demo', { path: '/product/p-demo-norin?phone=%2B998901234567' })
  await appIsThere(page)
  await expect.poll(() => reports.map(({ name }) => name)).toContain('TTFB')
  const uncaught = page.waitForEvent('pageerror')
  await fail(page)
  await uncaught
  expect(watch.problems.splice(0)).toEqual([expect.stringContaining('uncaught: TypeError')])
  const errors = () => reports.filter(({ kind }) => kind === 'error')
  await expect.poll(errors).toEqual([
    {
      kind: 'error',
      name: 'TypeError',
      at: [],
      page: '/product/:id',
      channel: 'WEB',
      version: expect.any(String),
    },
  ])
  await shop.go('/about')
  await expect.poll(() => reports.map(({ name }) => name)).toEqual(expect.arrayContaining(['LCP', 'CLS']))
  expect(errors()).toHaveLength(1)
  const vitals = reports.filter(({ kind }) => kind === 'vital')
  expect(vitals.every((one) => /^(?:\/product\/:id|\/about)$/.test(one.page))).toBe(true)
  expect(JSON.stringify(reports)).not.toMatch(/Aziza|99890|norin|phone|\?/)
})

test('a build without an address reports nothing', async ({ page, shop, watch }) => {
  const asked: string[] = []
  const reporter = fileOf('src/app/start/reports.ts')
  page.on('request', (request) => {
    if (request.resourceType() === 'ping' || reporter.test(request.url())) asked.push(request.url())
  })
  await shop.open()
  await appIsThere(page)
  await page.waitForLoadState('networkidle')
  const uncaught = page.waitForEvent('pageerror')
  await fail(page)
  await uncaught
  watch.problems.length = 0
  await shop.open('demo', { path: '/about' })
  await shop.seesHeading(/\w/)
  expect(asked).toEqual([])
})
