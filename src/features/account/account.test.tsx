// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://demo.example/profile/user" }
import { i18n } from '@lingui/core'
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { localeOf } from '#/domain/language.ts'
import { dropInputAtom } from '#/session/form-input.ts'
import { savedSessionAtom } from '#/session/saved.ts'
import { customerAtom } from '#/session/session.ts'
import { mainButtonAtom } from '#/shell/chrome.ts'
import { byLabel, byRole, press, type } from '#/testing/test-page.tsx'
import { renderShop, settle, until } from '#/testing/test-shop.tsx'
import { noticesAtom } from '#/ui/notices/notices.ts'
import { errorBody, Fault } from '../../../scripts/sandbox/services/errors.ts'
import PersonalScreen from './PersonalScreen.tsx'

type Reply = (body: Record<string, unknown>) => Response
type Sent = { path: string; body: unknown }

const ME = '/users/v1/users/me/WITH_TOKEN'
const SAVE = '/users/v1/users/u-1/WITH_TOKEN'
const PHONE = '/users/v1/users/phone/WITH_TOKEN'
const VERIFY = '/users/v1/users/phone/verify/WITH_TOKEN'
const DELETE = '/users/v1/users/WITH_TOKEN'

const user = {
  id: 'u-1',
  firstName: 'Aziza',
  lastName: 'Karimova',
  phone: '+998901234567',
  email: '',
  image: null,
  // Some servers send a time instead of a date.
  birthday: '1995-04-12T00:00:00+05:00',
  gender: 'FEMALE',
  cashback: 12_000,
  balance: 0,
}

let page: Awaited<ReturnType<typeof renderShop>>
let sent: Sent[]
let replies: Record<string, Reply>

const refusal = (code: ConstructorParameters<typeof Fault>[0], details: object[] = []) => {
  const body = errorBody(new Fault(code, details as never), '/', '2026-11-24T12:00:00+05:00')
  return Response.json(body, { status: body.status })
}

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/profile/user')
  sent = []
  replies = {
    [ME]: () => Response.json(user),
    [SAVE]: (body) => Response.json({ ...user, ...body }),
    [PHONE]: ({ phone }) => Response.json({ id: 'v-1', phone, time: 60, timestamp: Date.now() }),
    [VERIFY]: ({ phone }) => Response.json({ ...user, phone }),
    [DELETE]: () => new Response(null, { status: 204 }),
    '/payments/v2/cards': () => Response.json([{ id: 'k-1', number: '860012******1234', isVerified: true }]),
    '/users/v1/addresses/WITH_TOKEN': () => new Response('', { status: 500 }),
    '/orders/v1/orders/user/u-1': () => Response.json({ content: [], totalElements: 0, last: true }),
  }
})
afterEach(async () => {
  await page.remove()
  sessionStorage.clear()
})

async function open() {
  const { cashback, balance, firstName, lastName, phone, id } = user
  page = await renderShop(<PersonalScreen />, {
    prepare: (store) =>
      store.set(savedSessionAtom, {
        token: 't',
        user: { id, firstName, lastName, phone, cashback, balance },
      }),
    answer: (path, body) => {
      if (![ME, '/payments/v2/cards'].includes(path)) sent.push({ path, body })
      return replies[path]?.((body ?? {}) as Record<string, unknown>) ?? null
    },
  })
}

const field = (name: string) => byLabel(name) as HTMLInputElement
const button = () => page.store.get(mainButtonAtom)
const pressMain = async () => {
  await act(async () => void (await button()?.onPress()))
  await settle()
}
const words = () => document.body.textContent ?? ''
const notices = () => page.store.get(noticesAtom).map(({ text }) => text)

test('the form has what the server has, and saves exactly its six fields (PF-02)', async () => {
  await open()
  expect([field('First name').value, field('Birthday').value]).toEqual(['Aziza', '1995-04-12'])
  expect(button()).toMatchObject({ label: 'Save', disabled: true })
  await type(field('First name'), ' Nodira ')
  await type(field('Email'), 'nodira@example.uz')
  await press(byRole('radio', 'Prefer not to say'))
  await pressMain()
  const body = {
    firstName: 'Nodira',
    lastName: 'Karimova',
    birthday: '1995-04-12',
    gender: '',
    email: 'nodira@example.uz',
    image: null,
  }
  expect(sent).toEqual([{ path: SAVE, body }])
  expect(notices()).toEqual(['Saved'])
  expect(page.store.get(customerAtom)?.firstName).toBe('Nodira')
  expect(button()?.disabled).toBe(true)
})

test.each([
  ['01.02.1990', '1990-02-01', '1990-02-01'],
  ['1990-01-31T19:00:00Z', '1990-02-01', '1990-02-01'],
  [[1990, 2, 1], '1990-02-01', '1990-02-01'],
  ['', '', null],
  ['birinchi fevral', '', undefined],
])(
  'a birthday that came as %j does not keep a name from being saved, and is not lost (PF-02)',
  async (came, shown, kept) => {
    replies[ME] = () => Response.json({ ...user, birthday: came })
    await open()
    expect(field('Birthday').value).toBe(shown)
    await type(field('First name'), 'Nodira')
    await pressMain()
    expect(notices()).toEqual(['Saved'])
    expect(sent).toMatchObject([{ path: SAVE, body: { firstName: 'Nodira' } }])
    expect(sent.map(({ body }) => (body as { birthday?: unknown }).birthday)).toEqual([kept])
  },
)

test('a bad email and a birthday in the future show errors at their fields, and nothing is sent (PF-02)', async () => {
  await open()
  await type(field('Email'), 'nodira@')
  await type(field('Birthday'), '2999-01-01')
  await pressMain()
  expect(sent).toEqual([])
  expect(document.activeElement).toBe(field('Birthday'))
  for (const [name, message] of [
    ['Birthday', 'That date is in the future. Choose an earlier one'],
    ['Email', 'Check the address: it looks like name@example.uz'],
  ] as const) {
    expect(field(name).getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      message,
    )
  }
  await type(field('Birthday'), '1995-02-01')
  await type(field('Email'), '')
  await pressMain()
  expect(sent).toHaveLength(1)
})

test('Enter saves once, however often it is pressed, and nothing where nothing has changed (PF-02)', async () => {
  await open()
  const enter = () => document.querySelector('form')?.requestSubmit()
  await act(async () => enter())
  await settle()
  expect(sent).toEqual([])
  await type(field('First name'), 'Nodira')
  await act(async () => {
    enter()
    enter()
  })
  await settle()
  expect(sent).toMatchObject([{ path: SAVE, body: { firstName: 'Nodira' } }])
})

test('a save that fails says so and keeps the input; so does leaving the page (PF-02)', async () => {
  replies[SAVE] = () => new Response('', { status: 503 })
  await open()
  await type(field('Last name'), 'Umarova')
  await pressMain()
  expect(words()).toContain('Not saved')
  expect(field('Last name').value).toBe('Umarova')
  expect(button()?.disabled).toBe(false)
  history.replaceState(null, '', '/profile')
  await page.rerender(null)
  expect(notices()).toEqual(['Your changes are kept but not saved'])
})

test('what was saved is not said to be unsaved by a page that is left before it renders again (PF-02)', async () => {
  await open()
  await type(field('Last name'), 'Umarova')
  history.replaceState(null, '', '/profile')
  await act(async () => {
    page.store.set(dropInputAtom, 'of everybody')
    await page.rerender(null)
  })
  expect(notices()).toEqual([])
})

test.each(['uz', 'ru', 'eng'] as const)(
  'a number of another customer shows an error at its field, in %s (PF-03)',
  async (language) => {
    replies[VERIFY] = () => refusal('PHONE_TAKEN')
    history.replaceState(null, '', '/profile/user?change=phone')
    await open()
    await type(field('Phone number'), '901112233')
    await pressMain()
    await act(async () => i18n.loadAndActivate({ locale: localeOf(language), messages: {} }))
    await type(field('Code from the SMS'), '111111')
    await settle()
    expect(
      document.getElementById(field('Phone number').getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe(errorBody(new Fault('PHONE_TAKEN'), '', '').description[language])
    expect(field('Phone number').value).toBe('+998 90 111 22 33')
    // The server sends one code a minute to a phone.
    expect(button()?.label).toMatch(/^Get the code · (1:00|0:5\d)$/)
  },
)

test('the new number is the customer’s once its code is right (PF-03)', async () => {
  replies[VERIFY] = ({ phone, code }) =>
    code === '111111' ? Response.json({ ...user, phone }) : refusal('SMS_CODE_WRONG')
  history.replaceState(null, '', '/profile/user?change=phone')
  await open()
  await type(field('Phone number'), '901234567')
  expect(words()).toContain('This is already your number')
  expect(button()?.disabled).toBe(true)
  await type(field('Phone number'), '901112233')
  await pressMain()
  expect(words()).toMatch(/Send the code again\s· (1:00|0:5\d)/)
  await type(field('Code from the SMS'), '222222')
  await settle()
  expect(words()).toContain('Wrong or expired code')
  expect(page.store.get(customerAtom)?.phone).toBe('+998901234567')
  await type(field('Code from the SMS'), '111111')
  await settle()
  expect(page.store.get(customerAtom)?.phone).toBe('+998901112233')
  expect(notices()).toEqual(['Number changed'])
  expect(sent.map(({ body }) => body)).toEqual([
    { phone: '+998901112233', type: 'WEB' },
    { phone: '+998901112233', code: '222222', type: 'WEB' },
    { phone: '+998901112233', code: '111111', type: 'WEB' },
  ])
})

test('too many codes: the button counts down the wait that the server states (PF-03)', async () => {
  replies[PHONE] = () => refusal('SMS_TOO_OFTEN', [{ retryAfter: 95 }])
  history.replaceState(null, '', '/profile/user?change=phone')
  await open()
  await type(field('Phone number'), '901112233')
  await pressMain()
  expect(words()).toContain('Too many attempts. Try again in 95 s')
  expect(button()).toMatchObject({ label: 'Get the code · 1:35', disabled: true })
})

/** Opens the question and waits until it shows its figures and accepts presses. */
/** Presses a button of a question, which takes no press in its first half second. */
async function answer(name: string) {
  const button = () => byRole('button', name, document.querySelector('dialog') ?? document)
  await until(() => expect(button().getAttribute('aria-disabled')).toBeNull())
  await press(button())
  await settle()
}

async function askToDelete() {
  await press(byRole('button', 'Delete account'))
  await until(() => expect(words()).toContain('Delete your account?'))
  await settle()
  return document.querySelector('dialog')
}

test('deleting names what is lost, as far as it is known, and asks twice (PF-04)', async () => {
  await open()
  const dialog = await askToDelete()
  const lost = [...(dialog?.querySelectorAll('li') ?? [])].map((one) =>
    one.textContent?.replaceAll('\u00a0', ' '),
  )
  expect(lost).toEqual([
    'Cashback12,000 UZS',
    'Saved cards1',
    // Unknown, because the server did not answer.
    'Saved addresses',
    'Name, birthday and everything else about you',
  ])
  await answer('Continue')
  await until(() => expect(words()).toContain('Delete it for good?'))
  expect(sent.filter(({ path }) => path === DELETE)).toEqual([])
  await answer('Delete account')
  expect(sent.filter(({ path }) => path === DELETE)).toHaveLength(1)
  expect(page.store.get(customerAtom)).toBeNull()
  expect(page.store.get(savedSessionAtom)).toBeNull()
  expect(location.pathname).toBe('/')
  expect(notices()).toEqual(['Account deleted'])
})

test('Escape and Cancel only close the question; after a refusal the customer stays signed in (PF-04)', async () => {
  replies[DELETE] = () => new Response('', { status: 503 })
  await open()
  const dialog = await askToDelete()
  await answer('Continue')
  await act(async () => dialog?.dispatchEvent(new Event('cancel', { cancelable: true })))
  await until(() => expect(document.querySelector('dialog')).toBeNull())
  await askToDelete()
  await answer('Cancel')
  await until(() => expect(document.querySelector('dialog')).toBeNull())
  expect(sent.filter(({ path }) => path === DELETE)).toEqual([])
  await askToDelete()
  await answer('Continue')
  await until(() => expect(words()).toContain('Delete it for good?'))
  await answer('Delete account')
  expect(page.store.get(noticesAtom)).toMatchObject([{ tone: 'error' }])
  expect(page.store.get(customerAtom)?.id).toBe('u-1')
})

test('an account that an earlier attempt has deleted, whose answer was lost, is said to be deleted (PF-04)', async () => {
  let attempts = 0
  replies[DELETE] = () => {
    if (attempts++ === 0) throw new TypeError('Failed to fetch')
    return refusal('SESSION_OUTDATED')
  }
  await open()
  for (const _attempt of [1, 2]) {
    await askToDelete()
    await answer('Continue')
    await until(() => expect(words()).toContain('Delete it for good?'))
    await answer('Delete account')
    await until(() => expect(document.querySelector('dialog')).toBeNull())
  }
  expect(page.store.get(customerAtom)).toBeNull()
  expect(location.pathname).toBe('/')
  expect(notices()).toContain('Account deleted')
  expect(notices().join()).not.toMatch(/Outdated|expired/)
})
