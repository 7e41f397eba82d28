// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://demo.example/login" }
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Route, Switch } from 'wouter'
import { connectApi } from '#/api/api.ts'
import { parsePersisted } from '#/domain/basket/persisted-basket.ts'
import { savedBasketAtom } from '#/session/basket.ts'
import { cookies, keys, scopedKeys } from '#/session/keys.ts'
import { rescuedBasketAtom } from '#/session/logout.ts'
import { isSignedOutAtom } from '#/session/saved.ts'
import { customerAtom } from '#/session/session.ts'
import { mainButtonAtom, shellAtom } from '#/shell/chrome.ts'
import { quietShell, type Shell } from '#/shell/shell.ts'
import { merchantAtom, settingsAtom } from '#/tenant/merchant.ts'
import { byRole, render, type } from '#/testing/test-page.tsx'
import LoginConfirmScreen from './LoginConfirmScreen.tsx'
import LoginScreen from './LoginScreen.tsx'

type Sent = { path: string; body: Record<string, unknown>; token: string | null }
let sent: Sent[]
let answers: Record<string, (body: Record<string, unknown>) => [status: number, body: object]>
let page: Awaited<ReturnType<typeof render>>

const user = { id: 'u-1', phone: '+998901234567', firstName: 'Aziza' }
const refusal = (code: string, ru: string, details: object[] = []) => ({
  code,
  description: { uz: ru, ru, eng: ru },
  details,
})

beforeEach(() => {
  sent = []
  answers = {
    '/users/v1/users/login': () => [200, { phone: user.phone, time: 60, timestamp: Date.now() - 200 }],
    '/users/v1/users/login/verify': ({ code }) =>
      code === '111111' ? [200, { token: 'sms', user }] : [422, refusal('SMS_CODE_WRONG', 'Код неверный')],
    '/webbot/v1/users/auth': () => [200, { token: 'tied', user }],
    '/webbot/v1/users/token': () => [404, refusal('MESSENGER_ID_NOT_FOUND', 'ID не найден')],
  }
  connectApi({
    baseURL: 'https://api.example',
    idempotency: false,
    headers: () => ({ Authorization: cookies.token.read() ?? '' }),
    onFailure: () => {},
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input instanceof Request ? input.url : input))
      const body = JSON.parse(String(init?.body))
      sent.push({ path: pathname, body, token: new Headers(init?.headers).get('Authorization') })
      const [status, answer] = answers[pathname]?.(body) ?? [501, {}]
      return new Response(JSON.stringify(answer), {
        status,
        headers: { 'Content-Type': 'application/json' },
      })
    },
  })
})
afterEach(async () => {
  vi.useRealTimers()
  await page.remove()
  localStorage.clear()
  sessionStorage.clear()
  cookies.token.clear()
})

const at = () => location.pathname + location.search
const words = () => document.body.textContent ?? ''
const button = () => page.store.get(mainButtonAtom)
const settle = () => act(async () => new Promise((done) => setTimeout(done, 20)))
const pressMain = async () => {
  await act(async () => button()?.onPress())
  await settle()
}

async function open(initData: string | null = null, before = () => {}, shell: Partial<Shell> = {}) {
  history.replaceState(null, '', '/login')
  page = await render(
    <Switch>
      <Route path="/login" component={LoginScreen} />
      <Route path="/login/confirm" component={LoginConfirmScreen} />
      <Route>elsewhere</Route>
    </Switch>,
  )
  const launch = { ...quietShell.launch, initData }
  await act(async () => {
    page.store.set(merchantAtom, {
      id: 'm-1',
      appId: 'qozon_bot',
      name: { uz: '', ru: '', eng: '' },
    } as never)
    before()
    page.store.set(shellAtom, { ...quietShell, ...shell, launch, refreshLaunch: () => launch })
  })
  await settle()
}

async function askCode(phone = '901234567') {
  await type(byRole('textbox', 'Phone number'), phone)
  await pressMain()
}

test.each(['998901234567', '+998 90 123-45-67', '901234567', '90 123 45 67'])(
  '%s is one and the same number',
  async (spelling) => {
    await open()
    expect(button()).toMatchObject({ label: 'Get the code', disabled: true })
    await type(byRole('textbox', 'Phone number'), spelling)
    expect(button()?.disabled).toBe(false)
    await pressMain()
    expect(sent).toMatchObject([{ path: '/users/v1/users/login', body: { phone: '+998901234567' } }])
    expect(at()).toBe('/login/confirm')
    expect(words()).toContain('+998 90 123 45 67')
  },
)

test('a wrong code stays and is reported; the right one leads back to the page that asked for it', async () => {
  keys.redirectUrl.write('/profile/orders?tab=archive')
  await open()
  await askCode()
  const field = byRole('textbox', 'Code from the SMS') as HTMLInputElement
  await type(field, '222222')
  await settle()
  expect(words()).toContain('Wrong or expired code')
  expect(field.value).toBe('222222')
  expect(page.store.get(customerAtom)).toBeNull()
  await type(field, '111111')
  await settle()
  expect(page.store.get(customerAtom)).toMatchObject({ id: 'u-1', firstName: 'Aziza' })
  expect(cookies.token.read()).toBe('sms')
  expect(at()).toBe('/profile/orders?tab=archive')
  expect(keys.redirectUrl.read()).toBe('/')
})

test('after a try whose answer was lost, a refusal says that the code may be used up', async () => {
  await open()
  await askCode()
  const field = byRole('textbox', 'Code from the SMS')
  answers['/users/v1/users/login/verify'] = () => [200, {}]
  await type(field, '111111')
  await settle()
  expect(words()).toContain('could not be read')
  answers['/users/v1/users/login/verify'] = () => [422, refusal('SMS_CODE_WRONG', 'Код неверный')]
  await pressMain()
  expect(words()).not.toContain('Wrong or expired code')
  expect(words()).toContain('so the code may already be used. Request a new one below.')
  expect(words()).toContain('Send the code again')
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/nowhere'])(
  'a stored address %s leads home',
  async (stored) => {
    keys.redirectUrl.write(stored)
    await open()
    await askCode()
    await type(byRole('textbox', 'Code from the SMS'), '111111')
    await settle()
    expect(location.href).toBe('https://demo.example/')
  },
)

test('the wait for the next code is counted down by the clock of this phone', async () => {
  await open()
  await askCode()
  expect(words()).toMatch(/Send the code again\s· (1:00|0:59)/)
})

test('after too many codes the button shows the wait that the server asks for', async () => {
  answers['/users/v1/users/login'] = () => [
    429,
    refusal('SMS_TOO_OFTEN', 'Слишком часто', [{ retryAfter: 95 }]),
  ]
  await open()
  await askCode()
  expect(at()).toBe('/login')
  expect(words()).toContain('Слишком часто')
  expect(button()).toMatchObject({ label: 'Get the code · 1:35', disabled: true })
})

test('the wait belongs to the number: a reload keeps it, and another number does not wait', async () => {
  await open()
  await askCode('901234567')
  await page.remove()
  await open()
  const field = byRole('textbox', 'Phone number')
  await type(field, '901234567')
  expect(button()).toMatchObject({ label: expect.stringMatching(/^Get the code · \d/), disabled: true })
  await type(field, '901234568')
  expect(button()).toMatchObject({ label: 'Get the code', disabled: false })
  await pressMain()
  expect(sent.map(({ body }) => body.phone)).toEqual(['+998901234567', '+998901234568'])
  expect(Object.keys(keys.codeWaits.read())).toEqual(['+998901234567', '+998901234568'])
})

test('the confirmation opened without a number leads back to the number', async () => {
  await open()
  await act(async () => history.replaceState(null, '', '/login/confirm'))
  await settle()
  expect(at()).toBe('/login')
})

test('the same person gets the basket back that a forced logout took', async () => {
  const lines = parsePersisted([{ productId: 'p-1', choices: {}, count: 2 }])
  await open()
  page.store.set(rescuedBasketAtom, { userId: 'u-1', lines })
  await askCode()
  await type(byRole('textbox', 'Code from the SMS'), '111111')
  await settle()
  expect(page.store.get(savedBasketAtom)).toEqual(lines)
})

test('inside Telegram an unknown person restarts the bot, or signs in by SMS and is tied', async () => {
  await open('signed')
  expect(words()).toContain('Id not found, restart the bot')
  expect(byRole('button', 'Open the bot')).toBeTruthy()
  await askCode()
  await type(byRole('textbox', 'Code from the SMS'), '111111')
  await settle()
  expect(sent.at(-1)).toEqual({ path: '/webbot/v1/users/auth', body: { initData: 'signed' }, token: 'sms' })
  expect(cookies.token.read()).toBe('tied')
})

test.each(['before', 'in another window meanwhile'])(
  'after a logout by hand, %s, Telegram signs in only when asked',
  async (when) => {
    const logOut = () =>
      scopedKeys.signedOut({ merchantId: 'm-1', brandId: '', telegramUserId: '' }).write(true)
    if (when === 'before') logOut()
    answers['/webbot/v1/users/token'] = () => [200, { token: 'telegram', user }]
    await open('signed', () => {
      expect(page.store.get(isSignedOutAtom)).toBe(when === 'before')
      logOut()
    })
    expect(sent).toEqual([])
    await act(async () => byRole('button', 'Continue with Telegram').click())
    await settle()
    expect(page.store.get(customerAtom)?.id).toBe('u-1')
    expect(page.store.get(isSignedOutAtom)).toBe(false)
    expect(at()).toBe('/')
  },
)

test('while Telegram’s question about the number stays open the customer goes on, and an answer that comes late signs in once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  answers['/webbot/v1/users/token'] = () => [
    200,
    { token: 'none', user: { ...user, phone: null }, needPhone: true },
  ]
  answers['/webbot/v1/users/contact'] = () => [200, { token: 'shared', user }]
  const questions: ((contact: { raw: string } | 'unavailable') => void)[] = []
  const requestContact = () =>
    new Promise<{ raw: string } | 'unavailable'>((resolve) => questions.push(resolve))
  await open('launch', () => {}, { requestContact })
  const share = () => byRole('button', 'Share my number from Telegram') as HTMLButtonElement
  await act(async () => share().click())
  expect(share().getAttribute('aria-busy')).toBe('true')
  await act(async () => vi.advanceTimersByTimeAsync(5_000))
  expect(share().getAttribute('aria-busy')).not.toBe('true')
  expect(words()).toContain('Telegram has not answered yet')
  await act(async () => share().click())
  expect(questions).toHaveLength(2)
  await act(async () => questions[0]?.('unavailable'))
  expect(words()).not.toContain('did not share')
  await act(async () => questions[1]?.({ raw: 'signed' }))
  await settle()
  expect(page.store.get(customerAtom)).toMatchObject({ id: 'u-1' })
  expect(sent.filter(({ path }) => path.endsWith('/contact'))).toHaveLength(1)
})

test('a number that Telegram shares after a sign-in by SMS changes nothing', async () => {
  answers['/webbot/v1/users/token'] = () => [
    200,
    { token: 'none', user: { ...user, phone: null }, needPhone: true },
  ]
  let share: (contact: { raw: string }) => void = () => {}
  await open('launch', () => {}, { requestContact: () => new Promise((resolve) => (share = resolve)) })
  await act(async () => byRole('button', 'Share my number from Telegram').click())
  await askCode()
  await type(byRole('textbox', 'Code from the SMS'), '111111')
  await settle()
  const token = cookies.token.read()
  expect(token).toBeTruthy()
  await act(async () => share({ raw: 'signed' }))
  await settle()
  expect(sent.filter(({ path }) => path.endsWith('/contact'))).toEqual([])
  expect(cookies.token.read()).toBe(token)
})

test.each([
  [true, true, 'Addresses, cashback and orders'],
  [true, false, 'Addresses and orders'],
  [false, true, 'Cashback and orders'],
  [false, false, 'Your orders'],
])(
  'delivery %s, cashback %s: only what the merchant has is at hand (ST-08)',
  async (deliveryActive, cashbackActive, said) => {
    await open()
    await act(async () =>
      page.store.set(settingsAtom, { ...page.store.get(settingsAtom), deliveryActive, cashbackActive }),
    )
    expect(words()).toContain(`${said} will be at hand.`)
  },
)
