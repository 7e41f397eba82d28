import type { Page } from '@playwright/test'
import { type Random, randomOf } from '../random.ts'
import { everyAddress, furnish } from './every-page.ts'
import { expect, test } from './fixtures.ts'
import { see, slipIn } from './seen.ts'

/*
 * Every page of a shop of whose settings and record some fields are missing, null or of another type, drawn by a seed: a
 * page is there, or says that it is not, and nothing of what was sent wrongly is read on it.
 */

const SHOPS = 8
/** Shares of the fields that are damaged. */
const SHARES = [0.1, 0.5, 1] as const
const WRONG: readonly unknown[] = [
  null,
  0,
  -1,
  413,
  1e300,
  '',
  'x',
  'https://',
  true,
  false,
  [],
  {},
  [null],
  [[]],
]

/** The record with some of its fields gone or of another type. The id stays: without it there is no shop. */
function spoiled(record: Record<string, unknown>, { oneOf, whole }: Random, share: number) {
  const fields = Object.entries(record).flatMap(([field, value]) => {
    if (field === 'id' || whole(0, 99) >= share * 100) return [[field, value] as const]
    return oneOf([true, false]) ? [] : [[field, oneOf(WRONG)] as const]
  })
  return Object.fromEntries(fields)
}

/** Spoils the record of the shop and its settings until the returned function is called. */
async function spoil(page: Page, seed: number) {
  const random = randomOf(seed)
  const share = random.oneOf(SHARES)
  const calls = /\/merchant\/settings\/web|\/merchants\//
  // The same answer to the same question, as of one server.
  const answers = new Map<string, object>()
  await page.route(calls, async (route) => {
    const request = route.request()
    const url = request.url().replace(/\/\/[\w-]+\.localhost/, '//127.0.0.1')
    const answer = await fetch(url, { headers: request.headers() })
    const { pathname } = new URL(url)
    const record = answers.get(pathname) ?? spoiled(await answer.json(), random, share)
    answers.set(pathname, record)
    await route.fulfill({ json: record })
  })
}

/** Waits until something is there, and nothing on its way. */
const settled = (page: Page, name: string) =>
  expect(async () => {
    const { text, ways, busy } = await see(page)
    expect([name, text.trim().length > 20, ways > 0, busy]).toEqual([name, true, true, 0])
  }).toPass({ timeout: 20_000 })

for (let seed = 1; seed <= SHOPS; seed++)
  test(`every page of a shop with spoiled settings, seed ${seed} (ST-18, ST-08)`, async ({
    page,
    shop,
    watch,
  }) => {
    test.setTimeout(300_000)
    for (const host of ['mc.yandex.ru', 'api-maps.yandex.ru', 'gso.amocrm.ru']) watch.allowHost(host)
    watch.allowConsole(/net::ERR_NAME_NOT_RESOLVED|no map/)
    await shop.open()
    await shop.signIn(`90000029${seed % 10}`)
    const things = await furnish(page)
    await spoil(page, seed)
    await shop.go('/')
    await settled(page, 'home')
    for (const [name, address] of Object.entries(everyAddress(things)))
      await test.step(`${name}: ${address}`, async () => {
        await page.evaluate((to) => history.pushState(null, '', to), address)
        await settled(page, name)
        const { text } = await see(page)
        expect([name, slipIn(text)]).toEqual([name, null])
      })
  })
