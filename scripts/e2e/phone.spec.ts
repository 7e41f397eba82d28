import type { Locator, Page } from '@playwright/test'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'

/* A phone number is sent as the customer meant it, however it gets into the field, or it is not sent at all. */

const NUMBER = '+998 90 123 45 67'
const OTHER = '+998 99 890 12 34'

type How = 'typed' | 'pasted' | 'filled'
/** `keys`: what is written; `{Name}`: a key by its name. `shown`: what the field shows then. */
type Row = [how: How, keys: string, shown: string, canSend: boolean, says?: RegExp]

const FOREIGN = /Only numbers of Uzbekistan/
const TOO_LONG = /Too many digits/
const times = (key: string, count: number) => `{${key}}`.repeat(count)

const SPELLINGS = [
  '901234567',
  '90 123 45 67',
  '90-123-45-67',
  '(90) 123-45-67',
  '90.123.45.67',
  '90\u00a0123\u00a045\u00a067',
  '998901234567',
  '998 90 123 45 67',
  '998-90-123-45-67',
  '998(90)1234567',
  '+998901234567',
  '+998 90 123 45 67',
  '+998-90-123-45-67',
  '+998 (90) 123-45-67',
  '+998\u00a090\u00a0123\u00a045\u00a067',
  '+998 0 90 123 45 67',
  '+998 998 90 123 45 67',
  '00998901234567',
  '00 998 90 123 45 67',
  '0901234567',
  '0 90 123 45 67',
  '8901234567',
  '8 90 123 45 67',
  '8 (90) 123-45-67',
  '8 998 90 123 45 67',
]

const ROWS: Row[] = [
  ...SPELLINGS.flatMap((keys): Row[] => [
    ['typed', keys, NUMBER, true],
    ['pasted', keys, NUMBER, true],
    ['filled', keys, NUMBER, true],
  ]),
  ['typed', '998901234', OTHER, true],
  ['typed', '9989012345', `${OTHER} 5`, false],
  ['typed', '99890123456', `${OTHER} 56`, false],
  ['typed', '+998998901234', OTHER, true],
  ['pasted', 'Tel.: +998 90 123 45 67', NUMBER, true],
  ['typed', '88 123 45 67', '+998 88 123 45 67', true],
  ['typed', '8 88 123 45 67', '+998 88 812 34 56 7', false, TOO_LONG],
  ['typed', '90123456', '+998 90 123 45 6', false],
  ['typed', '9012345678', `${NUMBER} 8`, false, TOO_LONG],
  ['typed', '9012345678{Backspace}', NUMBER, true],
  ['pasted', '9012345678', `${NUMBER} 8`, false, TOO_LONG],
  ['pasted', '+998 90 123 45 67, +998 91 765 43 21', `${NUMBER} 998917654321`, false, TOO_LONG],
  ['typed', '+7 901 234 56 78', '+79012345678', false, FOREIGN],
  ['pasted', '+7 901 234-56-78', '+79012345678', false, FOREIGN],
  ['filled', '+12025550123', '+12025550123', false, FOREIGN],
  ['pasted', '89012345678', '+998 89 012 34 56 78', false, TOO_LONG],
  ['typed', '012345678', '+998 12 345 67 8', false],
  ['typed', '+', '+', false],
  ['typed', '+99', '+99', false],
  ['typed', '+998', '+998 ', false],
  ['typed', 'a9b0c', '+998 90', false],
  ['typed', `901234567${times('Backspace', 4)}9999`, '+998 90 123 99 99', true],
  ['typed', `901234567${times('Backspace', 20)}`, '', false],
  ['typed', `998901234567${times('Backspace', 20)}901234567`, NUMBER, true],
  ['typed', `90723456${times('ArrowLeft', 8)}{Backspace}1{End}7`, '+998 91 723 45 67', true],
  ['typed', `9023456${times('ArrowLeft', 6)}17`, '+998 90 172 34 56', true],
  ['typed', `901234567{Home}${times('Delete', 3)}`, '+998 12 345 67', false],
  ['typed', `90123{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}`, '+998 91 23', false],
  ['typed', `90123{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Delete}`, '+998 90 23', false],
  ['typed', `901112233{Control+a}998901234567`, NUMBER, true],
  ['typed', `901112233{Control+a}+998 90 123 45 67`, NUMBER, true],
  ['typed', `901112233{Control+a}+7`, '+7', false, FOREIGN],
  ['typed', `901112233{Control+a}{Backspace}901234567`, NUMBER, true],
]

/** Puts `keys` into the field the way a person, the clipboard or the browser does. */
async function write(page: Page, field: Locator, [how, keys]: Row) {
  if (how === 'filled') {
    await field.evaluate((input: HTMLInputElement, text) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }, keys)
    return
  }
  if (how === 'pasted') return page.keyboard.insertText(keys)
  for (const part of keys.split(/({[^}]+})/)) {
    if (part.startsWith('{')) await page.keyboard.press(part.slice(1, -1))
    else await page.keyboard.type(part)
  }
}

async function clear(page: Page, field: Locator) {
  await field.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(field).toHaveValue('')
}

test('at the log-in: typed, pasted and filled in, in every spelling', async ({ page, shop }) => {
  await shop.open('demo', { path: '/login' })
  const field = page.getByRole('textbox', { name: 'Phone number' })
  const send = page.getByRole('button', { name: /^Get the code/ })
  const wrong: string[] = []
  for (const row of ROWS) {
    const [how, keys, shown, canSend, says] = row
    await clear(page, field)
    await write(page, field, row)
    const look = async () => ({
      shown: await field.inputValue(),
      canSend: await send.isEnabled(),
      says: !says || says.test((await page.locator('form').textContent()) ?? ''),
    })
    const expected = { shown, canSend, says: true }
    await expect
      .poll(look, { timeout: 2_000 })
      .toEqual(expected)
      .catch(async () => wrong.push(`${how} ${JSON.stringify(keys)}: ${JSON.stringify(await look())}`))
  }
  expect(ROWS.length).toBeGreaterThan(60)
  expect(wrong).toEqual([])
})

test('the code goes to the number that was typed, and a corrected number needs no wait', async ({
  page,
  shop,
}) => {
  await shop.open('demo', { path: '/login' })
  const field = page.getByRole('textbox', { name: 'Phone number' })
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/users\//.test(request.url()))
      sent.push(request.postDataJSON()?.phone)
  })
  await field.pressSequentially('998900000067')
  await expect(field).toHaveValue('+998 90 000 00 67')
  await page.keyboard.press('Enter')
  await expect(page.getByText('+998 90 000 00 67')).toBeVisible()
  await page.getByRole('link', { name: 'Change' }).click()
  await expect(page.getByRole('button', { name: /^Get the code · / })).toBeDisabled()
  await field.press('End')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('8')
  await page.getByRole('button', { name: 'Get the code', exact: true }).click()
  await expect(page.getByText('+998 90 000 00 68')).toBeVisible()
  expect(sent).toEqual(['+998900000067', '+998900000068'])
})

test(
  'the receiver, the receipt and the booking read a number as the log-in does',
  extended(),
  async ({ page, shop }) => {
    test.slow()
    const rows: Row[] = [
      ['typed', '998901234567', NUMBER, true],
      ['typed', '+998 90 123 45 67', NUMBER, true],
      ['filled', '8 (90) 123-45-67', NUMBER, true],
      ['pasted', '00998 90 123 45 67', NUMBER, true],
      ['typed', '+7 901', '+7901', false, FOREIGN],
      ['typed', '9012345678', `${NUMBER} 8`, false, TOO_LONG],
    ]
    const tryAll = async (field: Locator) => {
      for (const row of rows) {
        await clear(page, field)
        await write(page, field, row)
        await expect(field).toHaveValue(row[2])
        if (row[4]) await expect(field).toHaveAccessibleDescription(row[4])
        else await expect(field).not.toHaveAttribute('aria-invalid')
      }
    }
    await shop.open()
    await shop.signIn('900000069')
    await shop.go('/')
    await shop.addDish('Norin with horse meat')
    await shop.go('/checkout')
    await page.getByRole('switch', { name: 'Someone else will receive it' }).check({ force: true })
    await tryAll(page.getByRole('textbox', { name: 'Phone of the receiver' }))
    await page.getByRole('switch', { name: 'Receipt by SMS' }).check({ force: true })
    await tryAll(page.getByRole('textbox', { name: 'Phone for the receipt' }))
    await shop.go('/profile')
    await shop.press('Table booking')
    await tryAll(page.getByRole('dialog').getByRole('textbox', { name: 'Phone number' }))
  },
)
