import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders } from '../sandbox/db/schema/index.ts'
import { served } from '../sandbox/testing/served.ts'
import { type OpenSandbox, openSandbox } from '../sandbox/testing/testing.ts'
import { startBadShop } from './bad-shop.ts'
import { doctor } from './doctor.ts'
import type { Finding } from './finding.ts'

/* The doctor over HTTP: at shops that are well, and at one in which every fault is planted. */

let sandbox: OpenSandbox
let good: Awaited<ReturnType<typeof served>>
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'doctor-'))
  sandbox = await openSandbox()
  good = await served(sandbox)
})
afterAll(async () => {
  await good.close()
  await sandbox.close()
  await rm(folder, { recursive: true })
})

async function run(...args: string[]) {
  const lines: string[] = []
  const code = await doctor({ args, print: (line) => lines.push(line) })
  return { code, lines, text: lines.join('\n') }
}

test('of the sandbox’s demo nothing is lost, and nothing is written', async () => {
  const { token } = await sandbox.signIn()
  const page = path.join(folder, 'demo.html')
  const { code, text } = await run(
    ...['--url', `${good.url}/`, '--merchant', 'demo', `--token=${token}`, '--no-pictures'],
    ...['--html', page, '--lang', 'uz'],
  )
  expect(text).not.toMatch(/^[✗!]/m)
  expect(text).not.toContain(token)
  expect(code).toBe(0)
  expect(await readFile(page, 'utf8')).toContain('<html lang="uz">')
  expect(await sandbox.db.select().from(orders)).toEqual([])
})

test('what the shop reads in any spelling is no fault: of wild only what is there twice and what lacks a language', async () => {
  const json = path.join(folder, 'wild.json')
  const { code } = await run('--url', good.url, '--merchant', 'wild', '--no-pictures', '--json', json)
  const { findings } = JSON.parse(await readFile(json, 'utf8')) as { findings: Finding[] }
  const codes = new Set(findings.map((one) => one.code))
  expect([...codes].filter((one) => !one.startsWith('repeated')).toSorted()).toEqual([
    'noTranslation',
    'priceAsText',
  ])
  expect(codes).toContain('repeated')
  expect(code).toBe(1)
})

test('a shop that is closed all month is a loss, a dining room without banners is a hint', async () => {
  const closed = await run('--url', good.url, '--merchant', 'closed', '--no-pictures')
  expect(closed.code).toBe(1)
  expect(closed.text).toMatch(/^✗ branch .* and 1 more: is never open in the next month/m)
  const dinein = await run('--url', good.url, '--merchant', 'dinein', '--no-pictures')
  expect(dinein.code).toBe(0)
  expect(dinein.text).toContain('0 lost to customers, 0 shown wrongly, 1 hint.')
})

test('no shop of the sandbox has a setting on that shows nothing without another one', async () => {
  const shops = [...sandbox.services.tenants.all].map(({ sub }) => sub)
  expect(shops).toContain('dinein')
  const alone: Record<string, string[]> = {}
  for (const shop of shops) {
    const json = path.join(folder, `${shop}.json`)
    await run('--url', good.url, '--merchant', shop, '--no-pictures', '--json', json)
    const { findings } = JSON.parse(await readFile(json, 'utf8')) as { findings: Finding[] }
    const fields = findings.filter(({ code }) => code === 'needsAnother').map(({ field }) => field)
    if (fields.length > 0) alone[shop] = fields
  }
  expect(alone).toEqual({})
})

/** Every fault of `bad-shop.ts`, and no other: level, code, whose, field. */
const PLANTED = [
  'lost noAnswer',
  'lost refused',
  'lost serviceNowhere settings dineInActive',
  'lost neverOpen Yopiq workHours',
  'lost neverDelivers Kuryersiz deliveryStart',
  'lost neverCooked Nonushta availableFrom',
  'lost unread settings pickupActive',
  'lost unread Bayroqsiz isActive',
  'lost dropped Raqamsiz id',
  'lost dropped Raqamsiz id',
  'lost dropped Narxsiz costPrice',
  'lost repeated Osh-2 id',
  'lost unread Bayroqsiz active',
  'lost repeated Ikki murch modificationGroups[0].modifications[1].id',
  'lost dropped TURSIZ discountType',
  'lost noName dish name',
  'lost unnamedOption Bahosiz modifications[].name',
  'lost groupCannotBeMet Uchta shart modificationGroups',
  'lost noCategory Turkumsiz categoryId',
  'lost noBranch Filialsiz productBranch',
  'lost channelMisspelt Kanalsiz systems',
  'lost daysUnread Dushanba workHours',
  'lost promoUnread SANASIZ startDate',
  'wrong unread Dushanba workHours[0].open',
  'wrong unread Chegirmali discount',
  'wrong unread Oʻlchovsiz unit',
  'wrong unread Bitkoin type',
  'wrong unnamedShelf Nomsiz guruh modificationGroups[].name',
  'wrong unnamedShelf category name',
  'wrong free Bepul costPrice',
  'wrong discountTakesAll Katta chegirma discount',
  'wrong paymentWithoutMethod settings paymeActive',
  'wrong pageWithoutText settings aboutMerchantActive',
  'wrong linkNowhere settings instagram',
  'wrong linkEmpty settings telegramBotLink',
  'wrong linkNowhere Aloqa value',
  'wrong linkNowhere Dushanba phone',
  'wrong targetNowhere Yangi target',
  'wrong pictureMissing Yoʻq rasm image',
  'wrong pictureNoImage Sahifa rasm image',
  'wrong pictureSlow Sekin rasm image',
  'wrong pictureAddress Manzilsiz rasm image',
  'hint unread settings mainColor',
  'hint repeatedSame Nusxa id',
  'hint emptyCategory Shirinliklar',
  'hint mainLanguageOff settings mainLanguage',
  'hint needsAnother settings lateTipActive',
  'hint listEmpty settings vacanciesActive',
  'hint keyMissing settings yandexMapKey',
  'hint promoOver TUGAGAN endDate',
  'hint priceAsText Matn narx costPrice',
  'hint noTranslation Плов name.uz',
  'hint pictureBig Ogʻir rasm image',
  'hint pictureBig Hajmsiz rasm image',
]

const said = ({ level, code, subjects, field }: Finding) => {
  const [subject] = subjects
  const name = subject && (subject.name.uz || subject.name.ru || subject.kind)
  return [level, code, name, field].filter(Boolean).join(' ')
}

test('every fault that is planted is named, and nothing else', async () => {
  const bad = await startBadShop()
  const [html, json] = [path.join(folder, 'bad.html'), path.join(folder, 'bad.json')]
  const { code, text } = await run(
    ...['--url', bad.url, '--merchant', 'bad', '--token=hunter2', '--timeout', '2'],
    ...['--html', html, '--json', json],
  )
  await bad.close()
  const data = JSON.parse(await readFile(json, 'utf8'))
  expect(data.findings.map(said)).toEqual(PLANTED)
  expect(data.counts).toEqual({ lost: 23, wrong: 19, hint: 12 })
  expect(code).toBe(1)
  expect(text).toContain('✗ dish Narxsiz: is not shown: price is “kelishiladi”.')
  expect(text).toContain('23 lost to customers, 19 shown wrongly, 12 hints.')
  const page = await readFile(html, 'utf8')
  expect(page).toContain('Не показывается: «цена» — “kelishiladi”.')
  for (const one of [text, page, JSON.stringify(data)]) expect(one).not.toContain('hunter2')
})

test('a server that is not there, and a merchant that there is not, are one loss', async () => {
  const nobody = await run('--url', good.url, '--merchant', 'nobody')
  expect(nobody.code).toBe(1)
  expect(nobody.text).toContain('✗ shop: the server does not give it (HTTP 404).')
  expect(nobody.text).toContain('1 lost to customers, 0 shown wrongly, 0 hints.')
  const away = await run('--url', 'http://127.0.0.1:9', '--merchant', 'demo')
  expect(away.code).toBe(1)
  expect(away.text).toContain('✗ shop: the server does not give it (no answer).')
})

test.each([
  [[], 'Which server?'],
  [['--url', 'api.example.uz', '--merchant', 'demo'], 'Which server?'],
  [['--url', 'https://x'], 'Which merchant?'],
  [['--url', 'https://x', '--merchant', 'demo', '--lang', 'de'], '--lang takes'],
  [['--url', 'https://x', '--merchant', 'demo', '--cdn', 'cdn'], '--cdn takes'],
  [['--url', 'https://x', '--merchant', 'demo', '--timeout', 'long'], '--timeout takes'],
  [['--url', 'https://x', '--merchant', 'demo', '--write'], '--write'],
])('asked wrongly it says how: %j', async (args, words) => {
  const { code, text } = await run(...args)
  expect(code).toBe(2)
  expect(text).toContain(words)
  expect(text).toContain('npm run doctor')
})
