import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders } from '../sandbox/db/schema/index.ts'
import { shopSeed } from '../sandbox/seeds/builder/shop.ts'
import { demoShop } from '../sandbox/seeds/demo/demo.ts'
import { closed } from '../sandbox/seeds/small.ts'
import { served } from '../sandbox/testing/served.ts'
import { type OpenSandbox, openSandbox } from '../sandbox/testing/testing.ts'
import { startBadServer } from './bad-server.ts'
import { conform } from './conform.ts'
import { judgeRefusal, secretsIn } from './judge.ts'
import { WORDS } from './order.ts'

/* The contract played over HTTP against a server that keeps it, and against one that does not (QA-02). */

const SHOP = 'https://demo.shops.example.uz'

let sandbox: OpenSandbox
let good: Awaited<ReturnType<typeof served>>
let token: string
beforeAll(async () => {
  sandbox = await openSandbox({ corsOrigins: [SHOP] })
  token = (await sandbox.signIn()).token
  good = await served(sandbox)
})
afterAll(async () => {
  await good.close()
  await sandbox.close()
})

async function run(...args: string[]) {
  const lines: string[] = []
  const code = await conform({ args, print: (line) => lines.push(line) })
  return { code, text: lines.join('\n'), lines }
}
const failed = (lines: readonly string[]) =>
  lines.filter((line) => line.startsWith('✗') || line.startsWith('    '))
const placed = () => sandbox.db.select().from(orders)

test.each(['demo', 'dark', 'brands', 'minimal', 'dinein', 'closed'])(
  'of the sandbox a visitor of %s loses nothing, and nothing is written',
  async (merchant) => {
    const { code, lines, text } = await run('--url', good.url, '--merchant', merchant)
    expect(failed(lines)).toEqual([])
    expect(code).toBe(0)
    expect(text).toContain('A customer would lose nothing.')
    expect(text).toMatch(/✓ GET \/products\/v1\/overalls {2}200, \d+ ms/)
    expect(await placed()).toEqual([])
  },
)

test('nor does a customer, nor a page of another origin; the token is not told', async () => {
  const { code, lines, text } = await run(
    ...['--url', `${good.url}/`, '--merchant', 'demo', `--token=${token}`, '--origin', SHOP],
  )
  expect(failed(lines)).toEqual([])
  expect(code).toBe(0)
  expect(text).toContain('✓ GET /users/v1/users/me/WITH_TOKEN')
  expect(text).toContain(`✓ from ${SHOP}`)
  expect(text).not.toContain(token)
  expect(await placed()).toEqual([])
})

test.each(['demo', 'dark'])('with --order one order of %s is placed and cancelled', async (merchant) => {
  await sandbox.services.reset()
  const customer = await sandbox.signIn('known', merchant)
  const { code, lines } = await run(
    ...['--url', good.url, '--merchant', merchant, `--token=${customer.token}`, '--order'],
  )
  expect(failed(lines)).toEqual([])
  expect(code).toBe(0)
  const rows = await placed()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows[0])).toContain(WORDS)
  const { body } = await sandbox.call(`/orders/v1/orders/${rows[0]?.id}`, { token: customer.token, merchant })
  expect(body.status).toBe('CANCELED')
})

test('where customers may not cancel, none is placed', async () => {
  await sandbox.services.reset()
  const { token: own } = await sandbox.signIn('known', 'minimal')
  const { code, text } = await run('--url', good.url, '--merchant', 'minimal', `--token=${own}`, '--order')
  expect(code).toBe(0)
  expect(text).toContain('– one order, placed and cancelled: not asked, cancelOrderActive is off')
  expect(await placed()).toEqual([])
})

test('an order before the branch opens is for the first time there is; where all is closed there is none', async () => {
  const hours: [string, string] = ['12:30', '22:00']
  const branches = demoShop.branches.map((branch) => ({ ...branch, hours }))
  const early = await openSandbox({ seeds: [shopSeed({ ...demoShop, branches }), closed] })
  const server = await served(early)
  const orderAt = async (merchant: string) => {
    const { token: own } = await early.signIn('known', merchant)
    return run('--url', server.url, '--merchant', merchant, `--token=${own}`, '--order')
  }
  const [open, shut] = [await orderAt('demo'), await orderAt('closed')]
  const rows = await early.db.select().from(orders)
  await server.close()
  await early.close()
  expect(failed(open.lines)).toEqual([])
  expect(open.text).toContain('✓ POST /orders/v1/orders/at-time')
  expect(rows).toHaveLength(1)
  expect(shut.text).toContain('not asked, the branch is closed these days')
  expect(shut.code).toBe(0)
})

test('a token that has ended, and a merchant that there is not, are losses', async () => {
  const outdated = await run('--url', good.url, '--merchant', 'demo', '--token=-outdated')
  expect(outdated.code).toBe(1)
  expect(outdated.text).toContain('status 401 SESSION_OUTDATED instead of 200')
  const nobody = await run('--url', good.url, '--merchant', 'nobody')
  expect(nobody.code).toBe(1)
  expect(nobody.text).toContain('status 404 MERCHANT_NOT_FOUND instead of 200')
})

test('what a bad server gets wrong is named, call by call', async () => {
  const bad = await startBadServer()
  const { code, lines } = await run(
    ...['--url', bad.url, '--merchant', 'demo', '--origin', SHOP, '--timeout', '1'],
  )
  await bad.close()
  expect(code).toBe(1)
  const of = (call: string) => {
    const at = lines.findIndex((line) => line.startsWith(`✗ ${call}`))
    const rest = lines.slice(at + 1)
    return at < 0
      ? null
      : rest
          .slice(
            0,
            rest.findIndex((line) => !line.startsWith('    ')),
          )
          .map((one) => one.trim())
  }
  expect(of(`from ${SHOP}`)).toContain(`no Access-Control-Allow-Origin for ${SHOP}: no answer can be read`)
  expect(of(`from ${SHOP}`)).toContain('GET: status 404 to the preflight')
  expect(of('GET /users/v1/merchants/sub/{sub}')).toEqual([
    'smsPassword looks like a secret, and every visitor can read it',
  ])
  expect(of('GET /products/v1/overalls')).toEqual([
    'products[].costPrice is a text, not a number: 1 record is left out',
    'products[].discount is a text, not a number: the shop goes by 0',
    'products[].unit is a text, not one of KG, LITER, GRAMM, COUNT: the shop goes by COUNT',
    'products[].amount is null, not a number: the shop goes by 1',
    '(no ETag: every visit loads the whole menu again, changed or not)',
  ])
  expect(of('GET /users/v1/branches  ')).toEqual(
    expect.arrayContaining([
      'the answer is refused: no readable record of branches',
      '[].id is nothing, not a text or a whole number: 1 record is left out',
    ]),
  )
  expect(of('GET /users/v1/branches/full')).toContain(
    '[].slotMinutes is nothing, not a number: the shop goes by 15',
  )
  expect(of('GET /support/v1/banners')).toEqual(['a page (text/html) instead of JSON: the answer is refused'])
  expect(of('GET /support/v1/stories')).toEqual([
    'the answer is an object, not a list: the answer is refused',
  ])
  expect(of('GET /support/v1/vacancies')).toEqual(['status 500 instead of 200'])
  expect(of('GET /orders/v1/cancel-reasons')).toEqual(['no answer within 1 s'])
  expect(of('GET /users/v1/users/me/WITH_TOKEN, without a token')).toEqual(['status 200 instead of 401'])
  expect(of('GET /users/v1/branches/{branch}, one that there is not')).toEqual([
    'the error is a page (text/html) instead of JSON: it has no words for the customer',
  ])
  expect(lines.join('\n')).not.toContain('hunter2')
})

test('a server that is not there is said so', async () => {
  const { code, text } = await run('--url', 'http://127.0.0.1:9', '--merchant', 'demo')
  expect(code).toBe(1)
  expect(text).toMatch(/no answer: \S+/)
})

test.each([
  [[], 'Which server?'],
  [['--url', 'api.example.uz', '--merchant', 'demo'], 'Which server?'],
  [['--url', 'ftp://x', '--merchant', 'demo'], 'Which server?'],
  [['--url', 'https://x'], 'Which merchant?'],
  [['--url', 'https://x', '--merchant', 'demo', '--order'], '--order takes a customer'],
  [['--url', 'https://x', '--merchant', 'demo', '--origin', 'shop'], '--origin takes the address'],
  [['--url', 'https://x', '--merchant', 'demo', '--timeout', 'long'], '--timeout takes seconds'],
  [['--url', 'https://x', '--merchant', 'demo', '--write'], '--write'],
])('asked wrongly it says how: %j', async (args, words) => {
  const { code, text } = await run(...args)
  expect(code).toBe(2)
  expect(text).toContain(words)
  expect(text).toContain('npm run conformance')
})

test('secrets are known by their names and by being a card number; what everybody may see is none', () => {
  const answer = {
    iikoApiLogin: 'x',
    yandexMapKey: 'public',
    amoCRMHash: 'public',
    smsPassword: null,
    list: [{ number: '8600123412341239' }, { number: '860012******1239' }, { botToken: '1:x' }],
  }
  expect(secretsIn(answer)).toEqual(['iikoApiLogin', 'list[].number', 'list[].botToken'])
})

test('a refusal without words is a loss', () => {
  const answer = { status: 404, headers: new Headers(), ms: 1, trouble: '' }
  const description = { uz: 'Topilmadi', ru: 'Не найдено', eng: 'Not found' }
  expect(judgeRefusal(404, { ...answer, text: JSON.stringify({ code: 'X', description }) })).toEqual([])
  expect(judgeRefusal(404, { ...answer, text: '{"message":"no"}' })).toEqual([
    'the error has no code: the customer reads that something went wrong, not what',
    'the error has no description in uz, ru, eng',
  ])
})
